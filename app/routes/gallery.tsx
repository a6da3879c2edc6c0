import { createFileRoute } from '@tanstack/react-router'

import { galleryPage } from '~/content/page-texts'
import { GalleryPage } from '~/features/gallery/gallery-page'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { readGallerySearch } from '~/lib/search-params'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/gallery')({
  validateSearch: readGallerySearch,
  headers: sharedPageHeaders,
  // Whatever kind is chosen, search engines are shown the whole gallery.
  head: ({ match }) => pageHead({ site: match.context.site, meta: galleryPage, page: mainPages.gallery }),
  component: Gallery,
})

function Gallery() {
  const { kind } = Route.useSearch()
  return <GalleryPage kind={kind} />
}

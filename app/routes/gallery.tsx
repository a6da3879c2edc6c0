import { createFileRoute } from '@tanstack/react-router'

import { galleryPage } from '~/content/page-texts'
import { GalleryPage } from '~/features/gallery/gallery-page'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { readGallerySearch } from '~/lib/search-params'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/gallery')({
  validateSearch: readGallerySearch,
  loader: async () => {
    // A page whose script does not load fails here, beside the phone number. The router alone would reload the page,
    // without a network too.
    await import('~/features/gallery/gallery-page')
  },
  headers: sharedPageHeaders,
  // Whatever kind is chosen, search engines are shown the whole gallery.
  head: ({ match }) => pageHead({ site: match.context.site, meta: galleryPage, page: mainPages.gallery }),
  component: Gallery,
})

function Gallery() {
  const { kind } = Route.useSearch()
  return <GalleryPage kind={kind} />
}

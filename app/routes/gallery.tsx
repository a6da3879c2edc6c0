import { createFileRoute } from '@tanstack/react-router'

import { metaOf } from '~/content/page-texts'
import { GalleryPage } from '~/features/gallery/gallery-page'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { readGallerySearch } from '~/lib/search-params'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/gallery')({
  validateSearch: readGallerySearch,
  loader: async () => {
    // On demand: what search engines show of a page is in no other page's script.
    const { galleryPage } = await import('~/content/pages/gallery')
    return { meta: metaOf(galleryPage) }
  },
  headers: sharedPageHeaders,
  // Whatever kind is chosen, search engines are shown the whole gallery.
  head: ({ match, loaderData }) =>
    loaderData ? pageHead({ site: match.context.site, meta: loaderData.meta, page: mainPages.gallery }) : {},
  component: Gallery,
})

function Gallery() {
  const { kind } = Route.useSearch()
  return <GalleryPage kind={kind} />
}

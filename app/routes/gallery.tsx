import { createFileRoute } from '@tanstack/react-router'

import { galleryPage } from '~/content/page-metadata'
import { GalleryPage } from '~/features/gallery/gallery-page'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { readGallerySearch } from '~/lib/search-params'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/gallery')({
  validateSearch: readGallerySearch,
  loader: async () => {
    // If the script fails to load, the loader fails too, and the error page
    // shows the phone number. The router alone would reload the page, even
    // offline.
    await import('~/features/gallery/gallery-page')
  },
  headers: sharedPageHeaders,
  // For search engines, the canonical page is the whole gallery, whichever kind
  // is selected.
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      meta: galleryPage,
      page: mainPages.gallery,
    }),
  component: Gallery,
})

function Gallery() {
  const { kind } = Route.useSearch()
  return <GalleryPage kind={kind} />
}

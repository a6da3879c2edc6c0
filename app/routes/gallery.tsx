import { createFileRoute, notFound } from '@tanstack/react-router'

import { hasGallery } from '~/content/gallery-filters'
import { searchResults } from '~/content/page-metadata'
import { GalleryPage } from '~/features/gallery/gallery-page'
import { pageHead } from '~/lib/page-head'
import { searchReaders } from '~/lib/search-params'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/gallery')({
  beforeLoad: () => {
    if (!hasGallery) throw notFound()
  },
  validateSearch: searchReaders.gallery,
  // For search engines, every kind is the whole gallery.
  head: ({ matches }) =>
    pageHead({
      matches,
      meta: searchResults.gallery,
      page: mainPages.gallery,
    }),
  component: Gallery,
})

function Gallery() {
  const { kind } = Route.useSearch()
  return <GalleryPage kind={kind} />
}

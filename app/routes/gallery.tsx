import { createFileRoute } from '@tanstack/react-router'

import { galleryPage } from '~/content/page-texts'
import { GalleryPage } from '~/pages/gallery/gallery-page'
import { pageHead } from '~/seo/page-head'

export const Route = createFileRoute('/gallery')({
  head: ({ match }) => pageHead({ site: match.context.site, meta: galleryPage, path: '/gallery' }),
  component: GalleryPage,
})

import { createFileRoute } from '@tanstack/react-router'

import { galleryPage } from '~/content/page-texts'
import { GalleryPage } from '~/pages/gallery/gallery-page'
import { pageHead } from '~/seo/page-head'
import { mainPages } from '~/seo/site-pages'
import { sharedPageHeaders } from '~/server/page-cache/shared-page-headers'

export const Route = createFileRoute('/gallery')({
  headers: sharedPageHeaders,
  head: ({ match }) => pageHead({ site: match.context.site, meta: galleryPage, page: mainPages.gallery }),
  component: GalleryPage,
})

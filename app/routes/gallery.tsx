import { createFileRoute } from '@tanstack/react-router'

import { metaOf } from '~/content/page-texts'
import { GalleryPage } from '~/pages/gallery/gallery-page'
import { pageHead } from '~/seo/page-head'
import { mainPages } from '~/seo/site-pages'
import { sharedPageHeaders } from '~/server/page-cache/shared-page-headers'

export const Route = createFileRoute('/gallery')({
  loader: async () => {
    // On demand: what search engines show of a page is in no other page's script.
    const { galleryPage } = await import('~/content/pages/gallery')
    return { meta: metaOf(galleryPage) }
  },
  headers: sharedPageHeaders,
  head: ({ match, loaderData }) =>
    loaderData ? pageHead({ site: match.context.site, meta: loaderData.meta, page: mainPages.gallery }) : {},
  component: GalleryPage,
})

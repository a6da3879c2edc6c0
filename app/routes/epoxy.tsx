import { createFileRoute } from '@tanstack/react-router'

import { metaOf } from '~/content/page-texts'
import { sharedPageHeaders } from '~/lib/shared-page-headers'
import { EpoxyPage } from '~/pages/epoxy/epoxy-page'
import { pageHead } from '~/seo/page-head'
import { mainPages } from '~/seo/site-pages'

export const Route = createFileRoute('/epoxy')({
  loader: async () => {
    // On demand: what search engines show of a page is in no other page's script.
    const { epoxyPage } = await import('~/content/pages/epoxy')
    return { meta: metaOf(epoxyPage), service: epoxyPage.heading }
  },
  headers: sharedPageHeaders,
  head: ({ match, loaderData }) => {
    if (!loaderData) return {}
    const { meta, service } = loaderData
    return pageHead({
      site: match.context.site,
      meta,
      page: mainPages.epoxy,
      service: { name: service, description: meta.description },
    })
  },
  component: EpoxyPage,
})

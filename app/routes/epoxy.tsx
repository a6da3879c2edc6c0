import { createFileRoute } from '@tanstack/react-router'

import { metaOf } from '~/content/page-texts'
import { EpoxyPage } from '~/features/epoxy/epoxy-page'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

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

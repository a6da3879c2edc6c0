import { createFileRoute } from '@tanstack/react-router'

import { epoxyPage } from '~/content/page-metadata'
import { EpoxyPage } from '~/features/epoxy/epoxy-page'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/epoxy')({
  loader: async () => {
    // If the script fails to load, the loader fails too, and the error page
    // shows the phone number. The router alone would reload the page, even
    // offline.
    await import('~/features/epoxy/epoxy-page')
  },
  headers: sharedPageHeaders,
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      meta: epoxyPage,
      page: mainPages.epoxy,
      service: { name: epoxyPage.heading, description: epoxyPage.description },
    }),
  component: EpoxyPage,
})

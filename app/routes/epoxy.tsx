import { createFileRoute } from '@tanstack/react-router'

import { epoxyPage } from '~/content/page-texts'
import { EpoxyPage } from '~/features/epoxy/epoxy-page'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/epoxy')({
  loader: async () => {
    // A page whose script does not load fails here, beside the phone number. The router alone would reload the page,
    // without a network too.
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

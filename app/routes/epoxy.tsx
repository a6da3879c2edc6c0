import { createFileRoute } from '@tanstack/react-router'

import { epoxyPage } from '~/content/page-texts'
import { EpoxyPage } from '~/pages/epoxy/epoxy-page'
import { pageHead } from '~/seo/page-head'
import { mainPages } from '~/seo/site-pages'
import { sharedPageHeaders } from '~/server/page-cache/shared-page-headers'

export const Route = createFileRoute('/epoxy')({
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

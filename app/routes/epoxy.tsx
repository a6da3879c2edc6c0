import { createFileRoute } from '@tanstack/react-router'

import { epoxyPage } from '~/content/page-metadata'
import { EpoxyPage } from '~/features/epoxy/epoxy-page'
import { quoteFormHandlers } from '~/features/quote/plain-form-post.server'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/epoxy')({
  server: quoteFormHandlers,
  loader: ({ context, serverContext }) => {
    void context.queryClient.prefetchQuery(reviewsQuery)
    return { posted: serverContext?.posted }
  },
  head: ({ matches }) =>
    pageHead({
      matches,
      meta: epoxyPage,
      page: mainPages.epoxy,
      service: { name: epoxyPage.heading, description: epoxyPage.description },
    }),
  component: EpoxyPage,
})

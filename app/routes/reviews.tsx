import { createFileRoute } from '@tanstack/react-router'

import { reviewsPage } from '~/content/page-metadata'
import { ReviewsPage } from '~/features/reviews/reviews-page'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/reviews')({
  loader: async ({ context }) => {
    // Not awaited because the page must not wait for the reviews.
    void context.queryClient.prefetchQuery(reviewsQuery)
    // If the script fails to load, the loader fails too, and the error page
    // shows the phone number. The router alone would reload the page, even
    // offline.
    await import('~/features/reviews/reviews-page')
  },
  headers: sharedPageHeaders,
  head: ({ match }) =>
    pageHead({
      site: match.context.site,
      meta: reviewsPage,
      page: mainPages.reviews,
    }),
  component: ReviewsPage,
})

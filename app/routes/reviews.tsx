import { createFileRoute } from '@tanstack/react-router'

import { reviewsPage } from '~/content/page-texts'
import { ReviewsPage } from '~/features/reviews/reviews-page'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/reviews')({
  loader: async ({ context }) => {
    // Not awaited: whatever happens to the reviews, the page does not wait for them.
    void context.queryClient.prefetchQuery(reviewsQuery)
    // A page whose script does not load fails here, beside the phone number. The router alone would reload the page,
    // without a network too.
    await import('~/features/reviews/reviews-page')
  },
  headers: sharedPageHeaders,
  head: ({ match }) => pageHead({ site: match.context.site, meta: reviewsPage, page: mainPages.reviews }),
  component: ReviewsPage,
})

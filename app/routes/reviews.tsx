import { createFileRoute } from '@tanstack/react-router'

import { reviewsPage } from '~/content/page-texts'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { ReviewsPage } from '~/pages/reviews/reviews-page'
import { pageHead } from '~/seo/page-head'
import { mainPages } from '~/seo/site-pages'
import { sharedPageHeaders } from '~/server/page-cache/shared-page-headers'

export const Route = createFileRoute('/reviews')({
  loader: ({ context }) => {
    // Not awaited: whatever happens to the reviews, the page does not wait for them.
    void context.queryClient.prefetchQuery(reviewsQuery)
  },
  headers: sharedPageHeaders,
  head: ({ match }) => pageHead({ site: match.context.site, meta: reviewsPage, page: mainPages.reviews }),
  component: ReviewsPage,
})

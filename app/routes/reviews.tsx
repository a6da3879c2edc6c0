import { createFileRoute } from '@tanstack/react-router'

import { reviewsPage } from '~/content/page-metadata'
import { ReviewsPage } from '~/features/reviews/reviews-page'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { loadPageScript } from '~/lib/load-page-script'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/reviews')({
  loader: async ({ context }) => {
    // Not awaited because the page must not wait for the reviews.
    void context.queryClient.prefetchQuery(reviewsQuery)
    // Imported on demand to keep the content of all services out of the page's
    // script.
    const [{ reviewsPageContent }] = await Promise.all([
      import('~/content/reviews-page-content'),
      loadPageScript(() => import('~/features/reviews/reviews-page')),
    ])
    return reviewsPageContent
  },
  head: ({ matches }) =>
    pageHead({
      matches,
      meta: reviewsPage,
      page: mainPages.reviews,
    }),
  component: Reviews,
})

function Reviews() {
  return <ReviewsPage content={Route.useLoaderData()} />
}

import { createFileRoute } from '@tanstack/react-router'

import { searchResults } from '~/content/page-metadata'
import { ReviewsPage } from '~/features/reviews/reviews-page'
import { reviewsPageQuery } from '~/features/reviews/reviews.queries'
import { pageHead } from '~/lib/page-head'
import { searchReaders } from '~/lib/search-params'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/reviews')({
  validateSearch: searchReaders.reviews,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context, deps: { page } }) => {
    // The reviews stream in after the page.
    void context.queryClient.prefetchQuery(reviewsPageQuery(page))
    // Keeps the content of all services out of the page's script.
    const { reviewsPageContent } =
      await import('~/content/reviews-page-content')
    return reviewsPageContent
  },
  head: ({ matches }) =>
    pageHead({
      matches,
      meta: searchResults.reviews,
      page: mainPages.reviews,
    }),
  component: Reviews,
})

function Reviews() {
  const { page } = Route.useLoaderDeps()
  return <ReviewsPage content={Route.useLoaderData()} page={page} />
}

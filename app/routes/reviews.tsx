import { createFileRoute } from '@tanstack/react-router'

import { metaOf } from '~/content/page-texts'
import { ReviewsPage } from '~/features/reviews/reviews-page'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { sharedPageHeaders } from '~/lib/cache-headers'
import { pageHead } from '~/lib/page-head'
import { mainPages } from '~/lib/site-pages'

export const Route = createFileRoute('/reviews')({
  loader: async ({ context }) => {
    // Not awaited: whatever happens to the reviews, the page does not wait for them.
    void context.queryClient.prefetchQuery(reviewsQuery)
    // On demand: what search engines show of a page is in no other page's script.
    const { reviewsPage } = await import('~/content/pages/reviews')
    return { meta: metaOf(reviewsPage) }
  },
  headers: sharedPageHeaders,
  head: ({ match, loaderData }) =>
    loaderData ? pageHead({ site: match.context.site, meta: loaderData.meta, page: mainPages.reviews }) : {},
  component: ReviewsPage,
})

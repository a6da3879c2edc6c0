import { createFileRoute } from '@tanstack/react-router'

import { metaOf } from '~/content/page-texts'
import { reviewsQuery } from '~/features/reviews/reviews.queries'
import { sharedPageHeaders } from '~/lib/shared-page-headers'
import { ReviewsPage } from '~/pages/reviews/reviews-page'
import { pageHead } from '~/seo/page-head'
import { mainPages } from '~/seo/site-pages'

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

import { createFileRoute } from '@tanstack/react-router'

import { reviewsPage } from '~/content/page-texts'
import { ReviewsPage } from '~/pages/reviews/reviews-page'
import { pageHead } from '~/seo/page-head'

export const Route = createFileRoute('/reviews')({
  head: ({ match }) => pageHead({ site: match.context.site, meta: reviewsPage, path: '/reviews' }),
  component: ReviewsPage,
})

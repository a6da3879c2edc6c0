import { createFileRoute } from '@tanstack/react-router'

import { reviewWidgetPage } from '~/features/reviews/review-widget-page.server'
import { serverSite } from '~/server/env.server'

export const Route = createFileRoute('/reviews_/widget')({
  server: { handlers: { GET: () => reviewWidgetPage(serverSite()) } },
})

import { createFileRoute } from '@tanstack/react-router'

import { business } from '~/content/business'
import { reviewWidgetPage } from '~/features/reviews/review-widget-page.server'

export const Route = createFileRoute('/reviews_/widget')({
  server: { handlers: { GET: () => reviewWidgetPage(business) } },
})

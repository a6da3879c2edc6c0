import { createFileRoute } from '@tanstack/react-router'

import { widgetAnswer } from '~/server/review-widget/widget-answer.server'
import { serverSite } from '~/server/site.server'

export const Route = createFileRoute('/reviews_/widget')({
  server: { handlers: { GET: () => widgetAnswer(serverSite()) } },
})

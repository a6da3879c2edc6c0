import { createFileRoute } from '@tanstack/react-router'

import { healthResponse } from '~/server/health.server'

/** Health check for monitoring. */
export const Route = createFileRoute('/healthz')({
  server: { handlers: { GET: healthResponse } },
})

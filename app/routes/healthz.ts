import { createFileRoute } from '@tanstack/react-router'

import { healthResponse } from '~/lib/health.server'

/** For a monitor: does everything work? */
export const Route = createFileRoute('/healthz')({ server: { handlers: { GET: healthResponse } } })

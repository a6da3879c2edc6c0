import { createFileRoute } from '@tanstack/react-router'

/** For what starts and stops servers: one that is stopping accepts no connection, so a response says all. */
export const Route = createFileRoute('/readyz')({
  server: {
    handlers: { GET: () => Response.json({ ready: true }, { headers: { 'cache-control': 'no-store' } }) },
  },
})

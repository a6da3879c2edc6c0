import { createFileRoute } from '@tanstack/react-router'

/** A stopping server accepts no connections, so any response means ready. */
export const Route = createFileRoute('/readyz')({
  server: {
    handlers: {
      GET: () =>
        Response.json(
          { ready: true },
          { headers: { 'cache-control': 'no-store' } },
        ),
    },
  },
})

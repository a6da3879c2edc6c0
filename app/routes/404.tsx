import { createFileRoute, notFound } from '@tanstack/react-router'

/** The address unknown cities are sent to. It answers like every other address that leads nowhere. */
export const Route = createFileRoute('/404')({
  loader: () => {
    throw notFound()
  },
})

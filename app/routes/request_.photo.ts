import { createFileRoute } from '@tanstack/react-router'

import { photoResponse } from '~/features/request/photo-response.server'

export const Route = createFileRoute('/request_/photo')({
  server: { handlers: { GET: ({ request }) => photoResponse(request) } },
})

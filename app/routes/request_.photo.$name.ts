import { createFileRoute } from '@tanstack/react-router'

import { photoResponse } from '~/features/request/photo-response.server'

export const Route = createFileRoute('/request_/photo/$name')({
  server: {
    handlers: {
      GET: ({ request, params }) => photoResponse(request, params.name),
    },
  },
})

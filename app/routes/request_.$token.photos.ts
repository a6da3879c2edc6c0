import { createFileRoute } from '@tanstack/react-router'

import { takePhotos } from '~/features/request/photo-post.server'

export const Route = createFileRoute('/request_/$token/photos')({
  server: { handlers: { POST: takePhotos } },
})

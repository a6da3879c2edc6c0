import { createFileRoute } from '@tanstack/react-router'

import { hourlyResponse } from '~/lib/cache-headers'
import { serverSite } from '~/lib/env.server'
import { webManifest } from '~/lib/web-manifest'

export const Route = createFileRoute('/site.webmanifest')({
  server: {
    handlers: {
      GET: () => hourlyResponse('application/manifest+json', JSON.stringify(webManifest(serverSite()))),
    },
  },
})

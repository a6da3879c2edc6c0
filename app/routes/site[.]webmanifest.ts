import { createFileRoute } from '@tanstack/react-router'

import { webManifest } from '~/seo/web-manifest'
import { hourlyResponse } from '~/lib/hourly-response'
import { serverSite } from '~/lib/env.server'

export const Route = createFileRoute('/site.webmanifest')({
  server: {
    handlers: {
      GET: () => hourlyResponse('application/manifest+json', JSON.stringify(webManifest(serverSite()))),
    },
  },
})

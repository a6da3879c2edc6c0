import { createFileRoute } from '@tanstack/react-router'

import { serverSite } from '~/lib/env.server'
import { hourlyResponse } from '~/lib/hourly-response'
import { webManifest } from '~/seo/web-manifest'

export const Route = createFileRoute('/site.webmanifest')({
  server: {
    handlers: {
      GET: () => hourlyResponse('application/manifest+json', JSON.stringify(webManifest(serverSite()))),
    },
  },
})

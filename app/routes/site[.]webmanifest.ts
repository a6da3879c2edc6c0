import { createFileRoute } from '@tanstack/react-router'

import { webManifest } from '~/seo/web-manifest'
import { hourlyAnswer } from '~/server/http/hourly-answer'
import { serverSite } from '~/server/site.server'

export const Route = createFileRoute('/site.webmanifest')({
  server: {
    handlers: {
      GET: () => hourlyAnswer('application/manifest+json', JSON.stringify(webManifest(serverSite()))),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'

import { hourlyResponse } from '~/lib/hourly-response'
import { robotsTxt } from '~/lib/sitemap'
import { siteUrl } from '~/server/env.server'

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: () =>
        hourlyResponse('text/plain; charset=utf-8', robotsTxt(siteUrl())),
    },
  },
})

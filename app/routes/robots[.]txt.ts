import { createFileRoute } from '@tanstack/react-router'

import { serverSite } from '~/lib/env.server'
import { hourlyResponse } from '~/lib/hourly-response'
import { robotsTxt } from '~/seo/sitemap'

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: { GET: () => hourlyResponse('text/plain; charset=utf-8', robotsTxt(serverSite().url)) },
  },
})

import { createFileRoute } from '@tanstack/react-router'

import { hourlyResponse } from '~/lib/cache-headers'
import { serverSite } from '~/lib/env.server'
import { robotsTxt } from '~/lib/sitemap'

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: { GET: () => hourlyResponse('text/plain; charset=utf-8', robotsTxt(serverSite().url)) },
  },
})

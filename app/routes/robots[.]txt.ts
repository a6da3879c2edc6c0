import { createFileRoute } from '@tanstack/react-router'

import { robotsTxt } from '~/seo/sitemap'
import { hourlyResponse } from '~/lib/hourly-response'
import { serverSite } from '~/lib/env.server'

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: () => hourlyResponse('text/plain; charset=utf-8', robotsTxt(serverSite().url)) } },
})

import { createFileRoute } from '@tanstack/react-router'

import { robotsTxt } from '~/seo/sitemap'
import { hourlyAnswer } from '~/server/http/hourly-answer'
import { serverSite } from '~/server/site.server'

export const Route = createFileRoute('/robots.txt')({
  server: { handlers: { GET: () => hourlyAnswer('text/plain; charset=utf-8', robotsTxt(serverSite().url)) } },
})

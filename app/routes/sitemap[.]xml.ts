import { createFileRoute } from '@tanstack/react-router'

import { sitemapXml } from '~/seo/sitemap'
import { hourlyAnswer } from '~/server/http/hourly-answer'
import { serverSite } from '~/server/site.server'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () => hourlyAnswer('application/xml; charset=utf-8', sitemapXml(serverSite().url)),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'

import { hourlyResponse } from '~/lib/hourly-response'
import { sitemapXml } from '~/lib/sitemap'
import { siteUrl } from '~/server/env.server'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () =>
        hourlyResponse('application/xml; charset=utf-8', sitemapXml(siteUrl())),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'

import { sitemapXml } from '~/seo/sitemap'
import { hourlyResponse } from '~/lib/hourly-response'
import { serverSite } from '~/lib/env.server'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () => hourlyResponse('application/xml; charset=utf-8', sitemapXml(serverSite().url)),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'

import { serverSite } from '~/lib/env.server'
import { hourlyResponse } from '~/lib/hourly-response'
import { sitemapXml } from '~/seo/sitemap'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () => hourlyResponse('application/xml; charset=utf-8', sitemapXml(serverSite().url)),
    },
  },
})

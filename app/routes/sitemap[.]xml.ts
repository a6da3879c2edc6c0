import { createFileRoute } from '@tanstack/react-router'

import { hourlyResponse } from '~/lib/cache-headers'
import { serverSite } from '~/lib/env.server'
import { sitemapXml } from '~/lib/sitemap'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () => hourlyResponse('application/xml; charset=utf-8', sitemapXml(serverSite().url)),
    },
  },
})

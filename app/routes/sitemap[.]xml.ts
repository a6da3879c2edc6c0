import { createFileRoute } from '@tanstack/react-router'

import { hourlyResponse } from '~/lib/cache-headers'
import { sitemapXml } from '~/lib/sitemap'
import { serverSite } from '~/server/env.server'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () =>
        hourlyResponse(
          'application/xml; charset=utf-8',
          sitemapXml(serverSite().url),
        ),
    },
  },
})

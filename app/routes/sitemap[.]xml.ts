import { createFileRoute } from '@tanstack/react-router'

import { type ContentDates, sitemapXml } from '~/seo/sitemap'
import { serverSite } from '~/server/site.server'

/** Put in by the build (app.config.ts). */
declare const CONTENT_DATES: ContentDates

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () =>
        new Response(sitemapXml(serverSite().url, CONTENT_DATES), {
          headers: {
            'Content-Type': 'application/xml; charset=utf-8',
            'Cache-Control': 'public, max-age=3600',
          },
        }),
    },
  },
})

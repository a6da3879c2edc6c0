import { createFileRoute } from '@tanstack/react-router'

import { type ContentDates, sitemapXml } from '~/seo/sitemap'
import { hourlyAnswer } from '~/server/http/hourly-answer'
import { serverSite } from '~/server/site.server'

/** Put in by the build (app.config.ts). */
declare const CONTENT_DATES: ContentDates

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      GET: () => hourlyAnswer('application/xml; charset=utf-8', sitemapXml(serverSite().url, CONTENT_DATES)),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'

import { robotsTxt } from '~/seo/sitemap'
import { serverSite } from '~/server/site.server'

export const Route = createFileRoute('/robots.txt')({
  server: {
    handlers: {
      GET: () =>
        new Response(robotsTxt(serverSite().url), {
          headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
        }),
    },
  },
})

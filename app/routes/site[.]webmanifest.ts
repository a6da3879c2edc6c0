import { createFileRoute } from '@tanstack/react-router'

import { webManifest } from '~/seo/web-manifest'
import { serverSite } from '~/server/site.server'

export const Route = createFileRoute('/site.webmanifest')({
  server: {
    handlers: {
      GET: () =>
        new Response(JSON.stringify(webManifest(serverSite())), {
          headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
        }),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'

import { securityTxt } from '~/seo/security-txt'
import { serverSite } from '~/server/site.server'

export const Route = createFileRoute('/.well-known/security.txt')({
  server: {
    handlers: {
      GET: () =>
        new Response(securityTxt(serverSite(), new Date()), {
          headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
        }),
    },
  },
})

import { createFileRoute } from '@tanstack/react-router'

import { hourlyResponse } from '~/lib/cache-headers'
import { serverSite } from '~/lib/env.server'
import { securityTxt } from '~/lib/security-txt'

export const Route = createFileRoute('/.well-known/security.txt')({
  server: {
    handlers: {
      GET: () => hourlyResponse('text/plain; charset=utf-8', securityTxt(serverSite(), new Date())),
    },
  },
})

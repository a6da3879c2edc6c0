import { createFileRoute } from '@tanstack/react-router'

import { serverSite } from '~/lib/env.server'
import { hourlyResponse } from '~/lib/hourly-response'
import { securityTxt } from '~/seo/security-txt'

export const Route = createFileRoute('/.well-known/security.txt')({
  server: {
    handlers: {
      GET: () => hourlyResponse('text/plain; charset=utf-8', securityTxt(serverSite(), new Date())),
    },
  },
})

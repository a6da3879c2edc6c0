import { createFileRoute } from '@tanstack/react-router'

import { securityTxt } from '~/seo/security-txt'
import { hourlyAnswer } from '~/server/http/hourly-answer'
import { serverSite } from '~/server/site.server'

export const Route = createFileRoute('/.well-known/security.txt')({
  server: {
    handlers: { GET: () => hourlyAnswer('text/plain; charset=utf-8', securityTxt(serverSite(), new Date())) },
  },
})

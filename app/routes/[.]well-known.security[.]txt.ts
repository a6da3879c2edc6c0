import { createFileRoute } from '@tanstack/react-router'

import { business } from '~/content/business'
import { hourlyResponse } from '~/lib/hourly-response'
import { siteUrl } from '~/server/env.server'

export const Route = createFileRoute('/.well-known/security.txt')({
  server: {
    handlers: {
      GET: () =>
        hourlyResponse(
          'text/plain; charset=utf-8',
          securityTxt(siteUrl(), new Date()),
        ),
    },
  },
})

const halfYear = 182 * 24 * 60 * 60 * 1000

/** RFC 9116. */
function securityTxt(url: string, now: Date): string {
  const expires = new Date(now.getTime() + halfYear).toISOString()
  return [
    `Contact: mailto:${business.email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n')
}

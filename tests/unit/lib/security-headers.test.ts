import { expect, test } from 'vitest'

import { securityHeaders } from '../../../app/lib/security-headers.ts'

test.each([
  ['https://site.example', undefined, 'max-age=31536000'],
  ['https://site.example', 'off', 'max-age=31536000'],
  ['https://site.example', 'on', 'max-age=31536000; includeSubDomains'],
  ['http://localhost:3000', 'on', undefined],
])(
  'a site at %s with HSTS_INCLUDE_SUBDOMAINS %s sends the HSTS header %s',
  (url, setting, expected) => {
    expect(securityHeaders(url, setting)['Strict-Transport-Security']).toBe(
      expected,
    )
  },
)

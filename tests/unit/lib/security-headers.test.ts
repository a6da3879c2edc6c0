import { expect, test } from 'vitest'

import { securityHeaders } from '../../../app/lib/security-headers.ts'

const url = 'https://site.example'

test.each([
  { url, setting: undefined, header: 'max-age=31536000' },
  { url, setting: 'off', header: 'max-age=31536000' },
  { url, setting: 'on', header: 'max-age=31536000; includeSubDomains' },
  { url: 'http://localhost:3000', setting: 'on', header: undefined },
])(
  'a site at $url with HSTS_INCLUDE_SUBDOMAINS $setting sends the HSTS header $header',
  (site) => {
    const headers = securityHeaders(site.url, site.setting)
    expect(headers['Strict-Transport-Security']).toBe(site.header)
  },
)

import { expect, test } from 'vitest'

import { serviceAreas } from '../../../app/content/cities/city.ts'
import { legacyCityPath } from '../../../app/content/legacy-redirects.ts'
import { canonicalRedirect } from '../../../app/server/canonical-redirect.server.ts'

const [{ slug }] = serviceAreas

function redirectOf(method: string, path = `${legacyCityPath(slug).toUpperCase()}/?x=1`) {
  return canonicalRedirect(new Request(`http://localhost${path}`, { method }))
}

test.each(['GET', 'HEAD'])('%s is sent on for good, for a day', (method) => {
  const response = redirectOf(method)
  expect(response?.status).toBe(301)
  expect(response?.headers.get('location')).toBe(`/city/${slug}?x=1`)
  expect(response?.headers.get('cache-control')).toBe('public, max-age=86400')
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s goes on to the page: a redirect would lose what it carries',
  (method) => {
    expect(redirectOf(method)).toBeUndefined()
  },
)

test('an address that is right goes on', () => {
  expect(redirectOf('GET', '/reviews')).toBeUndefined()
})

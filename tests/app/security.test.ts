import { createHash } from 'node:crypto'

import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'

import { site } from '../support/site.ts'
import { phoneLink } from '../support/test-site.ts'
import { offerPaths, redirects } from './route-table.ts'
import { parsePage } from './support/page-parts.ts'
import { sendRequest, type SiteResponse } from './support/requests.ts'

test.each([
  { path: '/', method: 'GET', status: 200 },
  { path: '/no/such/page', method: 'GET', status: 404 },
  { path: '/%E0%A4%A', method: 'GET', status: 302 },
  { path: '/favicon.svg', method: 'GET', status: 200 },
  { path: '/assets/missing.js', method: 'GET', status: 404 },
  ...redirects
    .slice(0, 1)
    .map(({ path }) => ({ path, method: 'GET', status: 301 })),
  // The pages with a form accept its post.
  { path: '/', method: 'POST', status: 422 },
  { path: '/contact', method: 'POST', status: 422 },
  ...offerPaths.map((path) => ({ path, method: 'POST', status: 422 })),
  { path: '/nowhere', method: 'POST', status: 404 },
])('$path ($method, $status) has the security headers', async (expected) => {
  const { path, method, status } = expected
  const response = await sendRequest(site.url, path, {
    method,
    headers: { origin: site.url },
  })
  expect(response.status).toBe(status)
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'strict-transport-security': 'max-age=31536000',
  })
})

/** Returns the methods that are refused with the list of the allowed ones. */
async function refusedOf(methods: string[], path: string, allow: string) {
  const refused: string[] = []
  for (const method of methods) {
    const { status, headers } = await sendRequest(site.url, path, {
      method,
      headers: { origin: site.url },
    })
    const isSafe = headers['x-content-type-options'] === 'nosniff'
    if (status === 405 && headers.allow === allow && isSafe)
      refused.push(method)
  }
  return refused
}

test('a page with a form accepts GET, HEAD and POST only', async () => {
  const methods = ['OPTIONS', 'PUT', 'PATCH', 'DELETE']
  const refused = await refusedOf(methods, '/contact', 'GET, HEAD, POST')
  expect(refused).toEqual(methods)
})

test.each(['/gallery', '/healthz', '/videos/hero.mp4'])(
  '%s accepts GET and HEAD only',
  async (path) => {
    const methods = ['POST', 'PUT', 'OPTIONS']
    expect(await refusedOf(methods, path, 'GET, HEAD')).toEqual(methods)
  },
)

const paths = [
  '/',
  '/gallery',
  '/contact?quote=sent',
  ...offerPaths,
  '/nowhere',
]

test.each(paths)('%s allows only its own scripts', async (path) => {
  expect(policyProblems(await sendRequest(site.url, path))).toEqual([])
})

/**
 * Lists the faults of a page's content security policy: lax directives and
 * blocked scripts.
 */
function policyProblems({ headers, body }: SiteResponse): string[] {
  const policy = String(headers['content-security-policy'])
  const caching = String(headers['cache-control'])
  const scripts = parsePage(body).querySelectorAll('script')
  const blocked = scripts.filter((script) => !isAllowed(script, policy))
  const faults = {
    'no default-src': !policy.includes("default-src 'none'"),
    'no frame-ancestors': !policy.includes("frame-ancestors 'none'"),
    'a lax script-src': /script-src[^;]*(unsafe|https?:|\*)/.test(policy),
    // A nonce in a cached response offers no protection.
    'a nonce in caches':
      policy.includes('nonce-') && !/private|no-store/.test(caching),
    'no scripts': scripts.length === 0,
    'blocked scripts': blocked.length > 0,
  }
  const found = Object.entries(faults).filter(([, isPresent]) => isPresent)
  return found.map(([fault]) => fault)
}

/** Returns whether a script is data, one of our files or known to the policy. */
function isAllowed(script: HTMLElement, policy: string): boolean {
  if (script.getAttribute('type')?.endsWith('json')) return true
  if (script.getAttribute('src')?.startsWith('/')) return true
  const nonce = script.getAttribute('nonce')
  if (nonce && policy.includes(`'nonce-${nonce}'`)) return true
  const digest = createHash('sha256').update(script.rawText).digest('base64')
  return policy.includes(`'sha256-${digest}'`)
}

test.each(['/50%-off', '/services/%ff?tab=x'])(
  'the undecodable path %s redirects to the 404 page, and a POST to it is rejected with the phone number',
  async (path) => {
    const { status, headers } = await sendRequest(site.url, path)
    expect(status).toBe(302)
    expect(headers.location).toBe('/404')
    const post = await sendRequest(site.url, path, {
      method: 'POST',
      headers: { origin: site.url },
    })
    expect(post.status).toBe(400)
    expect(post.headers['x-content-type-options']).toBe('nosniff')
    expect(post.body).toContain(phoneLink)
  },
)

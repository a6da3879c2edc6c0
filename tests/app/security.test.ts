import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { isDataScript } from './support/page-parts.ts'
import { sendRequest, type SiteResponse } from './support/requests.ts'
import { getSharedPage } from './support/shared-pages.ts'
import { site } from './support/site.ts'

test.each([
  ['/', 'GET', 200],
  ['/no/such/page', 'GET', 404],
  ['/%E0%A4%A', 'GET', 302],
  ['/%E0%A4%A', 'POST', 400],
  ['/gallery?kind=%E9', 'GET', 307],
  ['/favicon.svg', 'GET', 200],
  ['/assets/missing.js', 'GET', 404],
  ['/_serverFn/none', 'GET', 404],
  ['/_serverFn/', 'GET', 404],
  ['/_serverFn/constructor', 'GET', 404],
  ['/_serverFn/__proto__', 'POST', 404],
  ['/blog', 'GET', 301],
  ['/city/atlantis', 'GET', 307],
  ['/contact', 'DELETE', 405],
  ['/readyz', 'GET', 200],
])('%s (%s, %i) has the security headers', async (path, method, status) => {
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

test.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE'])(
  'the method %s is not allowed',
  async (method) => {
    const { status, headers } = await sendRequest(site.url, '/contact', {
      method,
    })
    expect({ status, allow: headers.allow }).toEqual({
      status: 405,
      allow: 'GET, HEAD, POST',
    })
  },
)

const readOnlyPaths = [
  '/gallery',
  '/gallery/',
  '/epoxy?kind=garage',
  '/reviews',
  '/reviews/widget',
  '/robots.txt',
  '/ROBOTS.TXT',
  '/sitemap.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/healthz',
  '/readyz',
  '/favicon.svg',
  '/videos/hero.mp4',
  '/assets/missing.js',
]

test.each(readOnlyPaths)('%s accepts only GET and HEAD', async (path) => {
  const headers = { origin: site.url }
  for (const method of ['POST', 'PUT', 'OPTIONS']) {
    const response = await sendRequest(site.url, path, { method, headers })
    expect({
      method,
      status: response.status,
      allow: response.headers.allow,
    }).toEqual({
      method,
      status: 405,
      allow: 'GET, HEAD',
    })
  }
})

test('a script that is served from memory accepts only GET and HEAD', async () => {
  const { body } = await sendRequest(site.url, '/')
  const [script = ''] = body.match(/\/assets\/[\w-]+\.js/) ?? []
  const { status, headers } = await sendRequest(site.url, script, {
    method: 'POST',
  })
  expect({ status, allow: headers.allow }).toEqual({
    status: 405,
    allow: 'GET, HEAD',
  })
})

test.each(['/', '/services', '/contact', '/city/folsom'])(
  '%s accepts the post of its form',
  async (path) => {
    const { status } = await sendRequest(site.url, path, {
      method: 'POST',
      headers: { origin: site.url },
    })
    expect(status).toBe(422)
  },
)

test.each(['/nowhere', '/wp-login.php'])(
  'a post to %s is not found',
  async (path) => {
    const { status } = await sendRequest(site.url, path, {
      method: 'POST',
      headers: { origin: site.url },
    })
    expect(status).toBe(404)
  },
)

test('a post to a URL of the previous site leads to the page', async () => {
  const options = { method: 'POST', headers: { origin: site.url } }
  const { status, headers } = await sendRequest(site.url, '/about-us', options)
  expect([status, headers.location]).toEqual([301, '/'])
})

const paths = [
  '/',
  '/services?tab=roof',
  '/gallery',
  '/contact?quote=sent',
  '/city/loomis',
]

test.each([...paths, '/nowhere'])(
  'the first response for %s allows only its own scripts',
  async (path) => {
    expect(policyProblems(await sendRequest(site.url, path))).toEqual([])
  },
)

test.each(paths)(
  'the shared response for %s allows only its own scripts',
  async (path) => {
    expect(policyProblems(await getSharedPage(site.url, path))).toEqual([])
  },
)

/**
 * Lists the faults of a page's content security policy: lax directives and
 * blocked scripts.
 */
function policyProblems(response: SiteResponse): string[] {
  const policy = String(response.headers['content-security-policy'])
  const caching = String(response.headers['cache-control'])
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const scripts = [
    ...response.body.matchAll(/(<script\b[^>]*>)(.*?)<\/script>/gs),
  ]
  const blocked = scripts.filter(([, tag = '', code = '']) => {
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    const isAllowed = policy.includes(hash) || tag.includes(`nonce="${nonce}"`)
    return !(isAllowed || isDataScript(tag) || /\ssrc="\//.test(tag))
  })
  return [
    ...(policy.includes("default-src 'none'") ? [] : ['default-src']),
    ...(policy.includes("frame-ancestors 'none'") ? [] : ['frame-ancestors']),
    ...(/script-src[^;]*(unsafe|https?:|\*)/.test(policy)
      ? ['script-src']
      : []),
    // A nonce in a cached response offers no protection.
    ...(nonce !== undefined && !/private|no-store/.test(caching)
      ? ['a nonce in caches']
      : []),
    ...(scripts.length === 0 ? ['no scripts'] : []),
    ...blocked.map(([, tag]) => `blocked ${tag}`),
  ]
}

test('no two responses have the same nonce', async () => {
  const policies = await Promise.all(
    [1, 2, 3].map(
      async () =>
        (await sendRequest(site.url, '/nowhere')).headers[
          'content-security-policy'
        ],
    ),
  )
  const nonces = policies.flatMap(
    (policy) => String(policy).match(/'nonce-[^']+'/) ?? [],
  )
  expect(new Set(nonces).size).toBe(nonces.length)
})

test.each(['/50%-off', '/%E0%A4%A', '/services/%ff?tab=roof'])(
  'the undecodable path %s redirects to the 404 page, and a POST to it is rejected with the phone number',
  async (path) => {
    const { status, headers } = await sendRequest(site.url, path)
    expect([status, headers.location]).toEqual([302, '/404'])
    const post = await sendRequest(site.url, path, {
      method: 'POST',
      headers: { origin: site.url },
    })
    expect(post.status).toBe(400)
    expect(post.body).toContain('href="tel:+19165550142">(916) 555-0142')
  },
)

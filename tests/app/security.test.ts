import { expect, test } from 'vitest'

import { isData } from './page-parts.ts'
import { site } from './site.ts'
import { ask } from './visit.ts'

test.each([
  '/',
  '/no/such/page',
  '/50%-off',
  '/%E0%A4%A',
  '/favicon.svg',
  '/assets/missing.js',
  '/_serverFn/none',
])('%s carries the security headers', async (path) => {
  const { headers } = await fetch(site.url + path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('strict-transport-security')).toContain('max-age=')
})

// Each of them rendered for this visitor: the first to ask for it, or an address that is never kept.
test.each(['/?quote=sent', '/no/such/page'])(
  '%s allows only scripts with the nonce of this very answer',
  async (path) => {
    const first = await fetch(site.url + path)
    const policy = first.headers.get('content-security-policy') ?? ''
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).toMatch(/default-src 'none'/)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toMatch(/frame-ancestors 'none'/)

    const html = await first.text()
    const scripts = html.match(/<script\b[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) {
      expect(script.includes(`nonce="${nonce}"`) || isData(script)).toBe(true)
    }
    const second = await fetch(site.url + path)
    expect(second.headers.get('content-security-policy')).not.toContain(nonce)
  },
)

test('hashed assets are kept for a year, a missing one not at all', async () => {
  const html = await (await fetch(site.url)).text()
  const asset = /\/assets\/[\w-]+\.js/.exec(html)?.[0]
  expect((await fetch(`${site.url}${asset}`)).headers.get('cache-control')).toContain('immutable')
  const missing = await fetch(`${site.url}/assets/missing-abc123.js`)
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-store')
  expect((await missing.text()).length, 'no page for a program').toBeLessThan(100)
})

test.each(['/50%-off', '/%E0%A4%A', '/50%-off/%', '/services/%ff?tab=roof'])(
  '%s, which cannot be decoded, is answered with the 404 page',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, headers, body } = await ask(site.url, path, method)
      expect(status).toBe(404)
      expect(headers['content-type']).toContain('text/html')
      expect(body).toContain('Oops! Page not found')
    }
  },
)

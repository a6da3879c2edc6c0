import { describe, expect, test } from 'vitest'

import { withSecurityHeaders } from '../../../app/server/security-headers.server.ts'

describe('security headers', () => {
  test('are on a redirect, whose own headers cannot be changed', () => {
    const secured = withSecurityHeaders(Response.redirect('https://rivermark.example/', 301), { https: true })
    expect(secured.status).toBe(301)
    expect(secured.headers.get('location')).toBe('https://rivermark.example/')
    expect(secured.headers.get('x-content-type-options')).toBe('nosniff')
    expect(secured.headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  })

  test('promise HTTPS only when the site is on HTTPS', () => {
    const secured = withSecurityHeaders(new Response('ok'), { https: false })
    expect(secured.headers.has('strict-transport-security')).toBe(false)
  })

  test('forbid every script on a bare HTML page without a policy of its own', () => {
    const page = new Response('<h1>x</h1>', { headers: { 'content-type': 'text/html' } })
    expect(withSecurityHeaders(page, { https: true }).headers.get('content-security-policy')).toMatch(
      /default-src 'none'/,
    )
  })

  test('keep an error out of every cache, even where success is cached for a year', () => {
    const missing = new Response('', {
      status: 404,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    })
    expect(withSecurityHeaders(missing, { https: true }).headers.get('cache-control')).toBe('no-store')
  })
})

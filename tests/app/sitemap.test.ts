import { expect, test } from 'vitest'

import { site } from '../support/site.ts'
import { testSite } from '../support/test-site.ts'
import { pages, redirects } from './route-table.ts'
import { parsePage, textsIn } from './support/page-parts.ts'
import { sendRequest } from './support/requests.ts'

test('the sitemap lists every specified URL once, with its priority', async () => {
  const { headers, body } = await sendRequest(site.url, '/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const listed = textsIn(parsePage(body), 'url')
  const specified = [...pages, ...redirects].flatMap(({ path, priority }) =>
    priority ? [`${testSite.url}${path} ${priority}`] : [],
  )
  expect(listed.toSorted()).toEqual(specified.toSorted())
})

test('robots.txt allows everything and names the sitemap', async () => {
  const { body } = await sendRequest(site.url, '/robots.txt')
  expect(body).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${testSite.url}/sitemap.xml\n`,
  )
})

test('security.txt names a contact address and expires within a year', async () => {
  const { body } = await sendRequest(site.url, '/.well-known/security.txt')
  const lines = body.split('\n')
  expect(lines).toContain(`Contact: mailto:${testSite.email}`)
  expect(lines).toContain(`Canonical: ${testSite.url}/.well-known/security.txt`)
  const expires = /^Expires: (.*)$/m.exec(body)?.[1] ?? ''
  const days = (Date.parse(expires) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(366)
})

test('the manifest names the business and lists icons that exist', async () => {
  const { body } = await sendRequest(site.url, '/site.webmanifest')
  const manifest: { icons: { src: string; type: string; purpose?: string }[] } =
    JSON.parse(body)
  expect(manifest).toMatchObject({
    name: testSite.name,
    start_url: '/',
  })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, type } of manifest.icons) {
    const { status, headers } = await sendRequest(site.url, src, {
      method: 'HEAD',
    })
    expect({ src, status }).toEqual({ src, status: 200 })
    expect(headers['content-type']).toBe(type)
  }
})

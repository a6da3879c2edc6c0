import { expect, test } from 'vitest'

import { testSite } from '../support/test-site.ts'
import { site } from './site.ts'

test('the manifest names the business, and icons that are there', async () => {
  const answer = await fetch(`${site.url}/site.webmanifest`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ name: testSite.name, start_url: '/' })
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(site.url + src)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type])
  }
})

test.each(['icon', 'apple-touch-icon'])('every page links its %s, and it is there', async (rel) => {
  const html = await (await fetch(`${site.url}/contact`)).text()
  const links = (html.match(/<link\b[^>]*>/g) ?? []).filter((link) => link.includes(`rel="${rel}"`))
  expect(links).not.toEqual([])
  for (const link of links) {
    const address = /href="([^"]+)"/.exec(link)?.[1]
    expect((await fetch(site.url + address)).status).toBe(200)
  }
})

test('/favicon.ico is an icon, for those who ask without reading the page', async () => {
  const answer = await fetch(`${site.url}/favicon.ico`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/)
})

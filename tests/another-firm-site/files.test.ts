import { expect, test } from 'vitest'

import { business } from '../../app/content/business.ts'
import { cityIndex } from '../../app/content/cities/city-index.ts'
import { parsePage, textsIn } from '../app/support/page-parts.ts'
import { sendRequest } from '../app/support/requests.ts'
import { site } from '../support/site.ts'
import { testSite } from '../support/test-site.ts'
import { leftoversIn } from './support/leftovers.ts'

test('the sitemap lists the pages of the firm and nothing of the sample', async () => {
  const { body } = await sendRequest(site.url, '/sitemap.xml')
  const listed = textsIn(parsePage(body), 'loc')
  const paths = [
    '/',
    '/services',
    '/contact',
    '/gallery',
    '/reviews',
    ...cityIndex.map(({ slug }) => `/city/${slug}`),
  ]
  const expected = paths.map((path) => testSite.url + path)
  expect(listed.toSorted()).toEqual(expected.toSorted())
})

test('robots.txt, security.txt and the manifest are the firm’s', async () => {
  const robots = await sendRequest(site.url, '/robots.txt')
  expect(robots.body).toContain(`Sitemap: ${testSite.url}/sitemap.xml`)
  const security = await sendRequest(site.url, '/.well-known/security.txt')
  expect(security.body).toContain(`mailto:${business.email}`)
  const manifest = await sendRequest(site.url, '/site.webmanifest')
  expect(JSON.parse(manifest.body)).toMatchObject({ name: business.name })
  for (const { body } of [robots, security, manifest])
    expect.soft(leftoversIn(body), body).toEqual([])
})

test('the icon, the manifest and the pages have the colors of the firm', async () => {
  const icon = await sendRequest(site.url, '/favicon.svg')
  expect(icon.body).toContain('#1d6b48')
  const manifest = await sendRequest(site.url, '/site.webmanifest')
  const { theme_color: color } = JSON.parse(manifest.body)
  expect(color).toBe('#0f2a20')
  const home = await sendRequest(site.url, '/')
  expect(home.body).toContain(`content="${color}"`)
  for (const path of ['/favicon.ico', '/apple-touch-icon.png'])
    expect((await sendRequest(site.url, path)).status).toBe(200)
})

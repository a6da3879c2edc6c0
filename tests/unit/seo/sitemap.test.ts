import { expect, test } from 'vitest'

import { citySlugs, serviceAreas } from '../../../app/content/cities/city.ts'
import { robotsTxt, sitemapEntries, sitemapXml } from '../../../app/seo/sitemap.ts'

const mainPaths = ['/', '/services', '/gallery', '/reviews', '/contact', '/epoxy']
const [{ slug }] = serviceAreas
const base = 'https://site.example'

function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text)
}

function entryOf(xml: string, path: string): string {
  return xml.split('\n').find((line) => line.includes(`<loc>${base}${path}</loc>`)) ?? ''
}

test('the sitemap lists the six pages and both addresses of every city, each once', () => {
  const locations = elements(sitemapXml(base, {}), 'loc')
  expect(locations.toSorted()).toEqual(
    [...mainPaths, ...citySlugs.flatMap((slug) => [`/city/${slug}`, `/${slug}-pressure-washing`])]
      .map((path) => base + path)
      .toSorted(),
  )
})

test.each([
  ['/', '1.0'],
  ['/services', '0.9'],
  ['/contact', '0.9'],
  ['/gallery', '0.8'],
  ['/reviews', '0.8'],
  ['/epoxy', '0.7'],
  [`/city/${slug}`, '0.7'],
  [`/${slug}-pressure-washing`, '0.6'],
])('%s has priority %s', (path, priority) => {
  expect(entryOf(sitemapXml(base, {}), path)).toContain(`<priority>${priority}</priority>`)
})

test('nothing is dated where no date is known', () => {
  expect(elements(sitemapXml(base, {}), 'lastmod')).toEqual([])
})

test('a page has the date of its words', () => {
  const xml = sitemapXml(base, { [`app/content/cities/${slug}.ts`]: '2026-03-04' })
  expect(entryOf(xml, `/city/${slug}`)).toContain('<lastmod>2026-03-04</lastmod>')
  expect(elements(xml, 'lastmod')).toEqual(['2026-03-04'])
})

test('a page made of several files has the latest of their dates, and none while one of them is unknown', () => {
  const dates = {
    'app/content/services/roof.ts': '2026-03-04',
    'app/content/services/patio.ts': '2026-02-01',
  }
  expect(entryOf(sitemapXml(base, dates), '/services')).toContain('<lastmod>2026-03-04</lastmod>')
  const unsettled = { ...dates, 'app/content/services/patio.ts': null }
  expect(entryOf(sitemapXml(base, unsettled), '/services')).not.toContain('lastmod')
})

test('addresses that only redirect are never dated', () => {
  const redirecting = sitemapEntries.filter(({ path }) => path.endsWith('-pressure-washing'))
  expect(redirecting.flatMap(({ sources }) => sources)).toEqual([])
})

test('characters with a meaning in XML are escaped', () => {
  const xml = sitemapXml(`https://a.example?b='1'&c="<>"`, {})
  expect(elements(xml, 'loc')[0]).toBe('https://a.example?b=&#39;1&#39;&amp;c=&quot;&lt;&gt;&quot;/')
})

test('robots may read everything and are shown the sitemap', () => {
  expect(robotsTxt(base)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`)
})

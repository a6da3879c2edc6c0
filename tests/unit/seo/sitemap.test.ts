import { expect, test } from 'vitest'

import { citySlugs } from '../../../app/content/cities/city.ts'
import { robotsTxt, sitemapXml } from '../../../app/seo/sitemap.ts'

const base = 'https://site.example'
const citiesAt = (path: (slug: string) => string, priority: string) =>
  citySlugs.map((slug) => [base + path(slug), priority])

test('the sitemap lists the six pages and both addresses of every city, each with its priority', () => {
  const entries = sitemapXml(base).matchAll(/<loc>([^<]*)<\/loc><priority>([^<]*)<\/priority>/g)
  expect(Array.from(entries, ([, location, priority]) => [location, priority])).toEqual([
    [`${base}/`, '1.0'],
    [`${base}/services`, '0.9'],
    [`${base}/gallery`, '0.8'],
    [`${base}/reviews`, '0.8'],
    [`${base}/contact`, '0.9'],
    [`${base}/epoxy`, '0.7'],
    ...citiesAt((slug) => `/city/${slug}`, '0.7'),
    ...citiesAt((slug) => `/${slug}-pressure-washing`, '0.6'),
  ])
})

test('the sitemap escapes characters that mean something in XML', () => {
  expect(sitemapXml(`https://a.example?b='1'&c="<>"`)).toContain(
    '<loc>https://a.example?b=&#39;1&#39;&amp;c=&quot;&lt;&gt;&quot;/</loc>',
  )
})

test('robots.txt lets robots read everything and names the sitemap', () => {
  expect(robotsTxt(base)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`)
})

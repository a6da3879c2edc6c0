import { brotliCompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { cities } from '../../app/content/cities/cities.ts'
import { services } from '../../app/content/services/services.ts'
import { cityPath, mainPages } from '../../app/seo/site-pages.ts'
import { scriptsAtLoad, sourceOf, transferSize } from './page-scripts.ts'
import { site } from './site.ts'

const [here, ...otherCities] = cities
const cityPage = cityPath(here?.slug ?? 'orangevale')

/** A tenth below the 155 KB that a page may load, parts in view included. */
const mostScript = 140_000

/** What comes with the HTML, before the first picture, without headers. */
const mostFirstScript = 3000

const pages = [...Object.values(mainPages).map(({ path }) => path), cityPage, '/no/such/page']

test.each(pages)('%s loads little script, and hardly any before its first picture', async (path) => {
  const html = await htmlOf(path)
  const { first, all } = await scriptsAtLoad(site.url, html)
  expect(await totalSize(all)).toBeLessThanOrEqual(mostScript)
  const sources = await Promise.all(first.map((script) => sourceOf(site.url, script)))
  expect(brotliCompressSync(sources.join('')).length).toBeLessThanOrEqual(mostFirstScript)
  expect(html).not.toMatch(/rel="(modulepreload|prefetch|manifest)"|rel="preload"[^>]*as="script"/)
})

test('a city page carries the texts of its own city, and its scripts those of none', async () => {
  const html = await htmlOf(cityPage)
  const ofOthers = otherCities.map(({ callToAction }) => callToAction)
  expect(html).toContain(here?.callToAction)
  expect(ofOthers.filter((text) => html.includes(text))).toEqual([])
  expect(
    await scriptsSaying(
      html,
      cities.map(({ callToAction }) => callToAction),
    ),
  ).toEqual([])
})

test('the services page carries the texts of the chosen service, and its scripts those of none', async () => {
  const html = await htmlOf('/services?tab=roof')
  const descriptions = services.map(({ description }) => description)
  expect(services.filter(({ description }) => html.includes(description)).map(({ id }) => id)).toEqual([
    'roof',
  ])
  expect(await scriptsSaying(html, descriptions)).toEqual([])
})

async function htmlOf(path: string): Promise<string> {
  return (await fetch(site.url + path, { headers: { accept: 'text/html' } })).text()
}

async function totalSize(scripts: readonly string[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((script) => transferSize(site.url + script)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function scriptsSaying(html: string, texts: readonly string[]): Promise<string[]> {
  const { all } = await scriptsAtLoad(site.url, html)
  const sources = await Promise.all(all.map((script) => sourceOf(site.url, script)))
  return all.filter((_, index) => texts.some((text) => sources[index]?.includes(text)))
}

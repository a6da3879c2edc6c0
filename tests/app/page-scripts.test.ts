import { brotliCompressSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { cities } from '../../app/content/cities/cities.ts'
import { services } from '../../app/content/services/services.ts'
import { cityPath, mainPages } from '../../app/lib/site-pages.ts'
import { attributesIn, parsePage } from './support/page-parts.ts'
import { site } from './support/site.ts'

const [testCity, ...otherCities] = cities
const cityPage = cityPath(testCity?.slug ?? 'orangevale')

/**
 * Maximum compressed size of the scripts that load before the first paint, in
 * bytes, without headers.
 */
const maxInitialScriptBytes = 3000

const pages = [
  ...Object.values(mainPages).map(({ path }) => path),
  cityPage,
  '/no/such/page',
]

test.each(pages)(
  '%s loads almost no script before its first paint',
  async (path) => {
    const html = await htmlOf(path)
    const sources = await Promise.all(
      (await initialScripts(html)).map(sourceOf),
    )
    expect(brotliCompressSync(sources.join('')).length).toBeLessThanOrEqual(
      maxInitialScriptBytes,
    )
    expect(html).not.toMatch(
      /rel="(modulepreload|prefetch|manifest)"|rel="preload"[^>]*as="script"/,
    )
  },
)

test('a city page contains the text of its own city and of no other', async () => {
  const html = await htmlOf(cityPage)
  const otherTexts = otherCities.map(({ callToAction }) => callToAction)
  expect(html).toContain(testCity?.callToAction)
  expect(otherTexts.filter((text) => html.includes(text))).toEqual([])
})

test('the services page contains the text of the selected service and of no other', async () => {
  const html = await htmlOf('/services?tab=roof')
  expect(
    services
      .filter(({ description }) => html.includes(description))
      .map(({ id }) => id),
  ).toEqual(['roof'])
})

async function htmlOf(path: string): Promise<string> {
  return (
    await fetch(site.url + path, { headers: { accept: 'text/html' } })
  ).text()
}

/**
 * Returns the URLs of the entry script and of its static imports, direct and
 * indirect.
 */
async function initialScripts(html: string): Promise<string[]> {
  const [entry] = attributesIn(
    parsePage(html),
    'script[type="module"][src]',
    'src',
  )
  if (!entry) throw new Error('The page has no entry script.')
  const found = new Set([entry])
  // Iterating over a Set includes the entries that the loop adds.
  for (const script of found) {
    const imports = (await sourceOf(script)).matchAll(
      /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g,
    )
    for (const [, name] of imports) found.add(`/assets/${name}`)
  }
  return [...found]
}

async function sourceOf(script: string): Promise<string> {
  return (await fetch(site.url + script)).text()
}

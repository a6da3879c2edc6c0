import { beforeAll, describe, expect, test } from 'vitest'

import { elementsOf, metaOf, textsOf } from './page-parts.ts'
import { pages } from './route-table.ts'
import { site } from './site.ts'
import { ask } from './visit.ts'

/** The HTML of each page, asked for once. */
const bodies = new Map<string, string>()
beforeAll(async () => {
  for (const { path } of pages) bodies.set(path, (await ask(site.url, path)).body)
})

const bodyOf = (path: string) => bodies.get(path) ?? ''

describe.each(pages)('$path', ({ path }) => {
  test('has a title and a description as long as results show them', () => {
    const [title = ''] = textsOf(bodyOf(path), 'title')
    const [description = ''] = metaOf(bodyOf(path), 'description')
    expect(title.length).toBeGreaterThanOrEqual(45)
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThanOrEqual(120)
    expect(description.length).toBeLessThanOrEqual(155)
  })

  test('describes each picture in its own words, or as decoration', () => {
    const alts = elementsOf(bodyOf(path), 'img').map(({ alt }) => alt)
    expect(alts.length).toBeGreaterThan(0)
    expect(alts).not.toContain(undefined)
    expect(repeated(alts.filter((alt) => alt !== ''))).toEqual([])
  })

  test('has one h1, which names its main part', () => {
    const headings = elementsOf(bodyOf(path), 'h1')
    expect(headings).toHaveLength(1)
    const [main] = elementsOf(bodyOf(path), 'main')
    expect(main?.['aria-labelledby']).toBe(headings[0]?.['id'])
  })

  test('is shared with a card that exists, and says what is on it', async () => {
    const [image = ''] = metaOf(bodyOf(path), 'og:image')
    const card = await fetch(new URL(new URL(image).pathname, site.url))
    expect(card.status).toBe(200)
    expect(card.headers.get('content-type')).toBe('image/jpeg')
    expect(metaOf(bodyOf(path), 'og:image:alt')).toEqual([expect.stringMatching(/\w{3}/)])
  })
})

test('each city has a card of its own, described in its own words', () => {
  const cities = pages.filter(({ path }) => path.startsWith('/city/'))
  for (const name of ['og:image', 'og:image:alt'])
    expect(new Set(cities.flatMap(({ path }) => metaOf(bodyOf(path), name))).size).toBe(cities.length)
})

test('no two pages have the same title, description or h1', () => {
  for (const element of ['title', 'h1'])
    expect(repeated(pages.flatMap(({ path }) => textsOf(bodyOf(path), element)))).toEqual([])
  expect(repeated(pages.flatMap(({ path }) => metaOf(bodyOf(path), 'description')))).toEqual([])
})

function repeated<Value>(values: readonly Value[]): Value[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

import { expect, test } from 'vitest'

import { cities } from '../../app/content/cities/cities.ts'
import { cityIndex } from '../../app/content/cities/city-index.ts'
import { cityPageContent } from '../../app/content/cities/city-page-content.ts'
import type { City } from '../../app/content/cities/city.ts'

test.each(cities)(
  '$name has a sourced population, ZIP codes and coordinates within the radius',
  ({ population, zipCodes, coordinates }) => {
    expect(population?.count).toBeGreaterThan(1_000)
    expect(population?.source).toContain(String(population?.year))
    expect(zipCodes).not.toEqual([])
    for (const code of zipCodes) expect(code).toMatch(/^95[678]\d\d$/)
    // 50 km is about half a degree from the center of Sacramento.
    expect(Math.abs((coordinates?.latitude ?? 0) - 38.5816)).toBeLessThan(0.5)
    expect(Math.abs((coordinates?.longitude ?? 0) + 121.4944)).toBeLessThan(0.5)
  },
)

test('a city page lists the six nearest other cities, nearest first', () => {
  const folsom = cityIndex.find(({ name }) => name === 'Folsom')
  const nearby = folsom && cityPageContent(folsom.slug).nearby
  expect(nearby?.map(({ slug }) => slug)).toEqual([
    'orangevale',
    'el-dorado-hills',
    'granite-bay',
    'fair-oaks',
    'citrus-heights',
    'roseville',
  ])
})

test('every city page begins with a different picture', () => {
  const first = cities.map(({ slug }) => cityPageContent(slug).picture?.src)
  expect(new Set(first).size).toBe(cities.length)
})

test.each(['landmarks', 'neighborhoods', 'roads', 'zipCodes'] as const)(
  'no two cities share any of their %s',
  (field) => {
    expect(repeatedIn(cities.flatMap((city) => city[field]))).toEqual([])
  },
)

// Search engines treat city pages that differ only in the name as doorway
// pages.
test('no two city pages share more than 5% of their five-word phrases', () => {
  const pages = cities.map((city) => ({
    name: city.name,
    phrases: phrasesOf(city),
  }))
  const similar: string[][] = []
  for (const [index, one] of pages.entries()) {
    for (const other of pages.slice(index + 1)) {
      const all = new Set([...one.phrases, ...other.phrases]).size
      const shared = one.phrases.size + other.phrases.size - all
      if (shared / all > 0.05) similar.push([one.name, other.name])
    }
  }
  expect(similar).toEqual([])
})

function phrasesOf(city: City): Set<string> {
  const texts = [
    city.description,
    city.opening,
    ...city.intro,
    ...city.conditions,
    ...city.homeTypes,
    ...city.reasons,
    ...city.commonServices.map(({ reason }) => reason),
    city.callToAction ?? '',
  ]
  return new Set(
    texts.flatMap((text) => {
      const words = text
        .replaceAll(city.name, 'PLACE')
        .toLowerCase()
        .match(/[\p{L}\p{N}']+/gu)
      const rest = words?.slice(4) ?? []
      return rest.map((_, at) => words?.slice(at, at + 5).join(' ') ?? '')
    }),
  )
}

function repeatedIn(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

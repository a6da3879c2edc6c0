import { expect, test } from 'vitest'

import { cities } from '../../../app/content/cities/cities.ts'
import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import type { City } from '../../../app/content/cities/city.ts'

test.each(cities)(
  '$name has a sourced population, ZIP codes and coordinates within the radius',
  ({ population, zipCodes, latitude, longitude }) => {
    expect(population.count).toBeGreaterThan(1_000)
    expect(population.source).toContain(String(population.year))
    expect(zipCodes).not.toEqual([])
    for (const code of zipCodes) expect(code).toMatch(/^95[678]\d\d$/)
    // 50 km is about half a degree from the center of Sacramento.
    expect(Math.abs(latitude - 38.5816)).toBeLessThan(0.5)
    expect(Math.abs(longitude + 121.4944)).toBeLessThan(0.5)
  },
)

function repeatedIn(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test.each(['landmarks', 'neighborhoods', 'roads', 'zipCodes'] as const)(
  'no two cities share any of their %s',
  (field) => {
    expect(repeatedIn(cities.flatMap((city) => city[field]))).toEqual([])
  },
)

const picturesOfCities = cities.map(({ slug }) => {
  const { picture, localServices } = cityPageContent(slug)
  return {
    first: picture.src,
    ofServices: localServices.map(({ pair }) => pair.src),
  }
})

test('every city page begins with a different picture and shows no picture twice', () => {
  expect(repeatedIn(picturesOfCities.map(({ first }) => first))).toEqual([])
  for (const { first, ofServices } of picturesOfCities)
    expect(repeatedIn([first, ...ofServices])).toEqual([])
})

test('a city page lists the six nearest other cities, nearest first', () => {
  expect(cityPageContent('folsom').nearby.map(({ slug }) => slug)).toEqual([
    'orangevale',
    'el-dorado-hills',
    'granite-bay',
    'fair-oaks',
    'citrus-heights',
    'roseville',
  ])
})

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
    city.callToAction,
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

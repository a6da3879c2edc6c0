import { expect, test } from 'vitest'

import { cities } from '../../../app/content/cities/cities.ts'
import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import type { City } from '../../../app/content/cities/city.ts'
import { isCitySlug } from '../../../app/content/cities/service-areas.ts'

test.each(['atlantis', 'Folsom', 'folsom ', '', 'toString', '__proto__'])(
  '"%s" is not a city',
  (slug) => {
    expect(isCitySlug(slug)).toBe(false)
  },
)

test.each(cities)(
  '$name has a sourced population, ZIP codes and coordinates within the radius',
  (city) => {
    expect(city.population.count).toBeGreaterThan(1_000)
    expect(city.population.source).toContain(String(city.population.year))
    expect(city.zipCodes).not.toEqual([])
    for (const code of city.zipCodes) expect(code).toMatch(/^95[678]\d\d$/)
    // 50 km is about half a degree from the center of Sacramento.
    const { latitude, longitude } = city
    expect(Math.abs(latitude - 38.5816)).toBeLessThan(0.5)
    expect(Math.abs(longitude + 121.4944)).toBeLessThan(0.5)
  },
)

test.each(['landmarks', 'neighborhoods', 'roads', 'zipCodes'] as const)(
  'no two cities share any of their %s',
  (field) => {
    const all = cities.flatMap((city) => city[field])
    const repeated = all.filter((value, index) => all.indexOf(value) !== index)
    expect(repeated).toEqual([])
  },
)

test('no road is listed as a neighborhood, and every city lists at least five roads and neighborhoods', () => {
  const road = /\b(Road|Avenue|Lane|Drive|Boulevard|Street|Way)$/
  for (const { neighborhoods, roads } of cities) {
    expect(neighborhoods.filter((name) => road.test(name))).toEqual([])
    expect([...neighborhoods, ...roads].length).toBeGreaterThan(4)
  }
})

test('every city page begins with a different picture and shows no picture twice', () => {
  const pages = cities.map(({ slug }) => {
    const { picture, localServices } = cityPageContent(slug)
    return [picture, ...localServices.map(({ pair }) => pair)].map(
      ({ src }) => src,
    )
  })
  expect(new Set(pages.map(([first]) => first)).size).toBe(cities.length)
  for (const pictures of pages)
    expect(new Set(pictures).size).toBe(pictures.length)
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

test('adjacent cities in the list show different pictures of a service that both list', () => {
  const shown = cities.map(({ slug }) =>
    cityPageContent(slug).localServices.map(({ pair }) => pair.src),
  )
  const repeated = shown.flatMap((pictures, index) =>
    pictures.filter((picture) => shown[index + 1]?.includes(picture)),
  )
  expect(repeated).toEqual([])
})

test('no reason repeats the claim that every city page makes below its reasons', () => {
  const reasons = cities.flatMap((city) => city.reasons)
  const repeated = /\b(licensed|bonded|insured)\b/i
  expect(reasons.filter((reason) => repeated.test(reason))).toEqual([])
})

test('no city lists a service twice', () => {
  for (const { commonServices } of cities) {
    const ids = commonServices.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

// Search engines treat city pages that differ only in the name as doorway
// pages.
test('no two city pages share more than 5% of their five-word phrases', () => {
  const phrases = cities.map((city) => ({
    name: city.name,
    phrases: phrasesOf(city),
  }))
  const similar = phrases.flatMap((one, index) =>
    phrases
      .slice(index + 1)
      .map((other) => ({
        names: `${one.name} and ${other.name}`,
        overlap: overlap(one.phrases, other.phrases),
      }))
      .filter((pair) => pair.overlap > 0.05),
  )
  expect(similar).toEqual([])
})

function phrasesOf(city: City): Set<string> {
  const texts = [
    city.description,
    ...city.intro,
    ...city.conditions,
    ...city.homeTypes,
    ...city.reasons,
  ]
  const lines = [
    ...texts,
    ...city.commonServices.map(({ reason }) => reason),
    city.callToAction,
  ]
  return new Set(
    lines.flatMap((line) => {
      const words =
        line
          .replaceAll(city.name, 'PLACE')
          .toLowerCase()
          .match(/[\p{L}\p{N}']+/gu) ?? []
      return words
        .slice(4)
        .map((_, start) => words.slice(start, start + 5).join(' '))
    }),
  )
}

/** Returns the fraction of all phrases that both sets share, from 0 to 1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((phrase) => other.has(phrase)).length
  return shared / (one.size + other.size - shared)
}

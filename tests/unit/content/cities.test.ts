import { expect, test } from 'vitest'

import { cities, cityBySlug } from '../../../app/content/cities/cities.ts'
import { type City, citySlugs, isCitySlug, serviceAreas } from '../../../app/content/cities/city.ts'
import { serviceIds } from '../../../app/content/services/service.ts'

/** The middle of the service area. */
const sacramento = { latitude: 38.5816, longitude: -121.4944 }

test('each city is stored under its own slug and has the name of its service area', () => {
  expect(cities.map(({ name, slug }) => ({ name, slug }))).toEqual(serviceAreas)
  for (const slug of citySlugs) expect(cityBySlug(slug).slug).toBe(slug)
})

test('only the slugs of the list are recognized, letter by letter', () => {
  expect(citySlugs.every(isCitySlug)).toBe(true)
  const [{ name, slug }] = serviceAreas
  const strangers = ['atlantis', name, `${slug} `, '', 'toString', '__proto__']
  expect(strangers.filter(isCitySlug)).toEqual([])
})

test.each(['title', 'description', 'callToAction'] as const)('no two cities have the same %s', (field) => {
  expect(repeated(cities.map((city) => city[field]))).toEqual([])
})

test.each(['landmarks', 'neighborhoods', 'zipCodes'] as const)(
  'no two cities share any of their %s',
  (field) => {
    expect(repeated(cities.flatMap((city) => city[field]))).toEqual([])
  },
)

test('each service is named in some city', () => {
  const named = new Set(cities.flatMap(({ commonServices }) => commonServices.map(({ id }) => id)))
  expect([...named].toSorted()).toEqual([...serviceIds].toSorted())
})

test.each(cities)('$name fits a search result and names itself in it', (city) => {
  expect(city.title).toContain(city.name)
  expect(city.title.length).toBeLessThanOrEqual(31)
  expect(city.description).toContain(city.name)
  expect(city.description.length).toBeGreaterThanOrEqual(120)
  expect(city.description.length).toBeLessThanOrEqual(160)
  expect(city.keywords.length).toBeGreaterThanOrEqual(3)
})

test.each(cities)('$name gives a counted population, ZIP codes and a place on the map', (city) => {
  expect(Number.isInteger(city.population.count)).toBe(true)
  expect(city.population.count).toBeGreaterThan(1_000)
  expect(city.population.source).toContain(String(city.population.year))
  expect(city.zipCodes.length).toBeGreaterThan(0)
  for (const code of city.zipCodes) expect(code).toMatch(/^95[678]\d\d$/)
  expect(['Sacramento County', 'Placer County', 'El Dorado County', 'Yolo County']).toContain(city.county)
  // The service radius is 50 km: half a degree either way holds it.
  expect(Math.abs(city.latitude - sacramento.latitude)).toBeLessThan(0.5)
  expect(Math.abs(city.longitude - sacramento.longitude)).toBeLessThan(0.5)
})

test.each(cities)('$name tells as much as its page has room for', (city) => {
  expectBetween(city.landmarks, 4, 6)
  expectBetween(city.neighborhoods, 5, 8)
  expectBetween(city.homeTypes, 3, 5)
  expectBetween(city.commonServices, 3, 5)
  expectBetween(city.conditions, 2, 4)
  expectBetween(city.reasons, 3, 4)
  expect(city.intro).toHaveLength(2)
  for (const paragraph of city.intro) {
    expect(paragraph.length).toBeGreaterThan(150)
    expect(paragraph.length).toBeLessThan(480)
  }
})

test.each(cities)('$name lists known services, each once, each with one sentence why', (city) => {
  const ids = city.commonServices.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, reason } of city.commonServices) {
    expect(serviceIds).toContain(id)
    expect(reason).toMatch(/^[A-Z][^.!?]{40,}\.$/)
  }
})

test.each(cities)('$name is written clean: no stray spaces, placeholders, prices or superlatives', (city) => {
  for (const text of textsOf(city)) {
    expect(text).toBe(text.trim())
    expect(text).not.toMatch(/\s{2}|undefined|\[object|\{|\}|\$|’|TODO|lorem/i)
    expect(text).not.toMatch(/\b(best|finest|greatest|leading|premier|unbeatable|cheap\w*|number one|#1)\b/i)
  }
})

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}

function expectBetween(list: readonly unknown[], least: number, most: number) {
  expect(list.length).toBeGreaterThanOrEqual(least)
  expect(list.length).toBeLessThanOrEqual(most)
}

function textsOf(city: City): string[] {
  return [
    city.title,
    city.description,
    city.callToAction,
    ...city.intro,
    ...city.conditions,
    ...city.landmarks,
    ...city.neighborhoods,
    ...city.homeTypes,
    ...city.reasons,
    ...city.commonServices.map(({ reason }) => reason),
  ]
}

import { expect, test } from 'vitest'

import { cities } from '../../app/content/cities/cities.ts'
import { cityIndex } from '../../app/content/cities/city-index.ts'
import { cityPageContent } from '../../app/content/cities/city-page-content.ts'

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

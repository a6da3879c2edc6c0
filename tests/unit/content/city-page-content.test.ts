import { expect, test } from 'vitest'

import { cityBySlug } from '../../../app/content/cities/cities.ts'
import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import { type City, citySlugs } from '../../../app/content/cities/city.ts'

test.each(citySlugs)('%s names six different neighbors, never itself', (slug) => {
  const neighbors = cityPageContent(slug).nearby.map((area) => area.slug)
  expect(new Set(neighbors).size).toBe(6)
  expect(neighbors).not.toContain(slug)
})

test.each(citySlugs)('the neighbors of %s are those on the map, the closest first', (slug) => {
  const here = cityBySlug(slug)
  const away = citySlugs
    .filter((other) => other !== slug)
    .map((other) => kilometersBetween(here, cityBySlug(other)))
    .toSorted((one, other) => one - other)
  const named = cityPageContent(slug).nearby.map((area) => kilometersBetween(here, cityBySlug(area.slug)))
  for (const [index, distance] of named.entries()) expect(distance).toBeCloseTo(away[index] ?? 0, 1)
})

test.each(citySlugs.slice(1).map((slug, index) => [citySlugs[index] ?? slug, slug] as const))(
  'the pages of %s and %s, neighbors in the list, show different pairs of a service both name',
  (one, other) => {
    const shown = new Set(cityPageContent(one).localServices.map(({ pair }) => pair.src))
    expect(cityPageContent(other).localServices.filter(({ pair }) => shown.has(pair.src))).toEqual([])
  },
)

/** Along the surface of the earth. */
function kilometersBetween(one: City, other: City): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const turn = radians(one.longitude - other.longitude)
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn)
  return 6371 * Math.acos(Math.min(1, cosine))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

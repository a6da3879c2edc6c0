import { expect, test } from 'vitest'

import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import { type CitySlug, citySlugs } from '../../../app/content/cities/city.ts'

test.each(citySlugs)('%s names six different neighbors, never itself', (slug) => {
  const neighbors = cityPageContent(slug).nearby.map((area) => area.slug)
  expect(new Set(neighbors).size).toBe(6)
  expect(neighbors).not.toContain(slug)
})

test('neighbors are those on the map, the closest first', () => {
  expect(neighborsOf('loomis').slice(0, 2)).toEqual(['Rocklin', 'Granite Bay'])
  expect(neighborsOf('orangevale').slice(0, 3).toSorted()).toEqual(['Citrus Heights', 'Fair Oaks', 'Folsom'])
  expect(neighborsOf('west-sacramento')).not.toContain('El Dorado Hills')
})

test.each(citySlugs.slice(1).map((slug, index) => [citySlugs[index] ?? slug, slug] as const))(
  'the pages of %s and %s, neighbors in the list, show different pairs of a service both name',
  (one, other) => {
    const shown = new Set(cityPageContent(one).localServices.map(({ pair }) => pair.src))
    expect(cityPageContent(other).localServices.filter(({ pair }) => shown.has(pair.src))).toEqual([])
  },
)

function neighborsOf(slug: CitySlug): string[] {
  return cityPageContent(slug).nearby.map(({ name }) => name)
}

import { expect, test } from 'vitest'

import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import { type CitySlug, citySlugs } from '../../../app/content/cities/city.ts'
import { serviceById } from '../../../app/content/services/services.ts'

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

test.each(citySlugs)('the local services of %s carry the title and picture of the service', (slug) => {
  for (const { id, title, image } of cityPageContent(slug).localServices) {
    expect({ title, image }).toEqual({ title: serviceById[id].title, image: serviceById[id].image })
  }
})

function neighborsOf(slug: CitySlug): string[] {
  return cityPageContent(slug).nearby.map(({ name }) => name)
}

import { expect, test } from 'vitest'

import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import { citySlugs } from '../../../app/content/cities/city.ts'

test('a city page names the six closest other places, the closest first', () => {
  expect(cityPageContent('folsom').nearby.map(({ slug }) => slug)).toEqual([
    'orangevale',
    'el-dorado-hills',
    'granite-bay',
    'fair-oaks',
    'citrus-heights',
    'roseville',
  ])
  for (const slug of citySlugs) {
    const slugs = cityPageContent(slug).nearby.map((area) => area.slug)
    expect(new Set(slugs).size).toBe(6)
    expect(slugs).not.toContain(slug)
  }
})

test('cities beside each other in the list show different pictures of a service that both name', () => {
  const shown = citySlugs.map((slug) => cityPageContent(slug).localServices.map(({ pair }) => pair.src))
  const repeated = shown.flatMap((pictures, index) =>
    pictures.filter((picture) => shown[index + 1]?.includes(picture)),
  )
  expect(repeated).toEqual([])
})

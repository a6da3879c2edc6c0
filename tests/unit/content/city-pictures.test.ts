import { expect, test } from 'vitest'

import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import { citySlugs } from '../../../app/content/cities/city.ts'

const heads = citySlugs.map((slug) => cityPageContent(slug).picture.src)

test('no picture is on the pages of five cities', () => {
  const shown = citySlugs.flatMap((slug) => {
    const { picture, localServices } = cityPageContent(slug)
    return [picture, ...localServices.map(({ pair }) => pair)].map(({ src }) => src)
  })
  const counts = Map.groupBy(shown, (src) => src)
  expect([...counts].filter(([, uses]) => uses.length > 4).map(([src]) => src)).toEqual([])
})

test('no two cities begin with the same picture', () => {
  expect(new Set(heads).size).toBe(citySlugs.length)
})

test.each(citySlugs)('the page of %s shows no picture twice', (slug) => {
  const { picture, localServices } = cityPageContent(slug)
  const shown = [picture, ...localServices.map(({ pair }) => pair)].map(({ src }) => src)
  expect(new Set(shown).size).toBe(shown.length)
})

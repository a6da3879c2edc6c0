import { expect, test } from 'vitest'

import { areasInPage } from '../../../app/content/cities/areas-in-page.ts'
import { isSpelledAsSlug } from '../../../app/content/cities/city-slug.ts'
import { citySlugs, serviceAreas } from '../../../app/content/cities/city.ts'
import { areaCount, areMoreServed, listedAreas } from '../../../app/content/cities/listed-areas.ts'

const thousands = Array.from({ length: 2_000 }, (_, index) => `Place ${index}`)

test('every page carries all sixteen places', () => {
  expect(listedAreas).toEqual(serviceAreas)
  expect({ areaCount, areMoreServed }).toEqual({ areaCount: 16, areMoreServed: false })
})

test('up to 54 places are in every page, and of more than that the first sixteen', () => {
  expect(areasInPage(thousands.slice(0, 54))).toEqual(thousands.slice(0, 54))
  expect(areasInPage(thousands.slice(0, 55))).toEqual(thousands.slice(0, 16))
  expect(areasInPage(thousands)).toEqual(thousands.slice(0, 16))
})

test('the slug of every place is spelled as one', () => {
  expect(citySlugs.filter((slug) => !isSpelledAsSlug(slug))).toEqual([])
})

test.each(['', 'Orangevale', 'fair oaks', '-', 'fair--oaks', 'loomis-', '../loomis', 'x'.repeat(61), 'é'])(
  '%j is not spelled as the slug of a place',
  (value) => expect(isSpelledAsSlug(value)).toBe(false),
)

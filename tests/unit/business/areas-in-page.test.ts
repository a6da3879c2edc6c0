import { expect, test } from 'vitest'

import { areasInPage } from '../../../app/business/areas-in-page.ts'
import { serviceAreas } from '../../../app/content/cities/city.ts'

const thousands = Array.from({ length: 2_000 }, (_, index) => `Place ${index}`)

test('all sixteen places are in a page that shows six', () => {
  expect(areasInPage(serviceAreas, 6)).toEqual(serviceAreas)
})

test('of thousands of places a page carries those it shows', () => {
  expect(areasInPage(thousands, 6)).toEqual(thousands.slice(0, 6))
})

test('a page that shows all places carries all, however many there are', () => {
  expect(areasInPage(thousands, thousands.length)).toEqual(thousands)
})

import { expect, test } from 'vitest'

import { cities } from '../../../app/content/cities/cities.ts'
import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'

function repeatedIn(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test.each(cities)('the page for $name shows no picture twice', ({ slug }) => {
  const { picture, localServices } = cityPageContent(slug)
  const shown = [picture, ...localServices.map(({ pair }) => pair)]
  expect(repeatedIn(shown.flatMap((each) => each?.src ?? []))).toEqual([])
})

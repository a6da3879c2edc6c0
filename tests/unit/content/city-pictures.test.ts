import { expect, test } from 'vitest'

import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import { citySlugs } from '../../../app/content/cities/city.ts'

test('no picture is on the pages of five cities', () => {
  const shown = citySlugs.flatMap((slug) => {
    const { picture, localServices } = cityPageContent(slug)
    return [picture, ...localServices.map(({ pair }) => pair)].map(({ src }) => src)
  })
  const counts = Map.groupBy(shown, (src) => src)
  expect([...counts].filter(([, uses]) => uses.length > 4).map(([src]) => src)).toEqual([])
})

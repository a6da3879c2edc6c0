import { expect, test } from 'vitest'

import { cities } from '../../../app/content/cities/cities.ts'
import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import type { City } from '../../../app/content/cities/city.ts'

function repeatedIn(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

test.each(['landmarks', 'neighborhoods', 'roads', 'zipCodes'] as const)(
  'no two cities share any of their %s',
  (field) => {
    expect(repeatedIn(cities.flatMap((city) => city[field]))).toEqual([])
  },
)

test.each(cities)('the page for $name shows no picture twice', ({ slug }) => {
  const { picture, localServices } = cityPageContent(slug)
  const shown = [picture, ...localServices.map(({ pair }) => pair)]
  expect(repeatedIn(shown.flatMap((each) => each?.src ?? []))).toEqual([])
})

// Search engines treat city pages that differ only in the name as doorway
// pages.
test('no two city pages share more than 5% of their five-word phrases', () => {
  const pages = cities.map((city) => ({
    name: city.name,
    phrases: phrasesOf(city),
  }))
  const similar: string[][] = []
  for (const [index, one] of pages.entries()) {
    for (const other of pages.slice(index + 1)) {
      const all = new Set([...one.phrases, ...other.phrases]).size
      const shared = one.phrases.size + other.phrases.size - all
      if (shared / all > 0.05) similar.push([one.name, other.name])
    }
  }
  expect(similar).toEqual([])
})

function phrasesOf(city: City): Set<string> {
  const texts = [
    city.description,
    city.opening,
    ...city.intro,
    ...city.conditions,
    ...city.homeTypes,
    ...city.reasons,
    ...city.commonServices.map(({ reason }) => reason),
    city.callToAction ?? '',
  ]
  return new Set(
    texts.flatMap((text) => {
      const words = text
        .replaceAll(city.name, 'PLACE')
        .toLowerCase()
        .match(/[\p{L}\p{N}']+/gu)
      const rest = words?.slice(4) ?? []
      return rest.map((_, at) => words?.slice(at, at + 5).join(' ') ?? '')
    }),
  )
}

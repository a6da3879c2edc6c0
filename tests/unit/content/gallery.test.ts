import { expect, test } from 'vitest'

import {
  chooseHomeHero,
  galleryPairs,
  homePairs,
} from '../../../app/content/gallery-pairs.ts'
import {
  fullGallery,
  galleryFilters,
  pairsOf,
} from '../../../app/content/gallery.ts'
import { homeGallery } from '../../../app/content/home-gallery.ts'
import { beforeAfter } from '../../../app/content/picture.ts'
import { serviceFile } from '../../../app/content/services/service-files.ts'
import { services } from '../../../app/content/services/services.ts'

test('every filter of the gallery shows pairs, and every category has a filter', () => {
  const filtered = galleryFilters.map(({ category }) => category)
  for (const category of filtered) expect(pairsOf(category)).not.toEqual([])
  const shown = fullGallery.flatMap(({ category }) => category ?? [])
  expect(filtered).toEqual(expect.arrayContaining(shown))
})

test('a filter shows the pairs that only a service of its category describes', () => {
  for (const { id, pictures } of services) {
    const { galleryCategory, alsoPairs = [] } = serviceFile(id)
    if (galleryCategory === undefined) continue
    const own = pictures.filter((pair) => !alsoPairs.includes(pair.id))
    const shown = pairsOf(galleryCategory).map(({ src }) => src)
    expect(shown).toEqual(expect.arrayContaining(own.map(({ src }) => src)))
  }
})

test('the home page shows four pairs at most, of different categories while there are any', () => {
  const categories = new Set(fullGallery.map(({ category }) => category))
  const shown = new Set(homeGallery.map(({ category }) => category))
  expect(shown.size).toBe(Math.min(categories.size, 4))
})

test('no picture appears twice in the gallery or under two services', () => {
  const shown = services.flatMap(({ pictures }) =>
    pictures.map((picture) => picture.id),
  )
  expect(new Set(shown).size).toBe(shown.length)
  expect(new Set(fullGallery.map(({ id }) => id)).size).toBe(fullGallery.length)
})

test('without a film, the home page shows a wide pair that is not below too, if there is one', () => {
  const hero = chooseHomeHero()
  const wide = galleryPairs
    .filter((pair) => !homePairs.includes(pair))
    .map(beforeAfter)
    .find(({ width, height }) => width > height)
  expect(hero?.id).toBe(wide?.id ?? hero?.id)
})

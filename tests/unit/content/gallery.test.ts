import { expect, test } from 'vitest'

import { galleryFilters } from '../../../app/content/gallery-filters.ts'
import { fullGallery } from '../../../app/content/gallery.ts'
import { homeGallery } from '../../../app/content/home-gallery.ts'
import { services } from '../../../app/content/services/services.ts'

test('every filter of the gallery shows pairs, and every category has a filter', () => {
  const filtered = galleryFilters.map(({ category }) => category)
  const shown = fullGallery.flatMap(({ category }) => category ?? [])
  expect(new Set(filtered)).toEqual(new Set(shown))
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

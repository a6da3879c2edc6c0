import { expect, test } from 'vitest'

import { galleryCategories } from '../../../app/content/gallery-categories.ts'
import { galleryChips } from '../../../app/content/gallery-text.ts'
import { fullGallery } from '../../../app/content/gallery.ts'
import { services } from '../../../app/content/services/services.ts'

test('adjacent gallery pictures have different categories, and every category can be selected', () => {
  const categories = fullGallery.map(({ category }) => category)
  expect(
    categories.filter((category, index) => category === categories[index + 1]),
  ).toEqual([])
  expect(new Set(categories)).toEqual(new Set(galleryCategories))
  const chosen = Object.values(galleryChips).map(({ category }) => category)
  expect(chosen.toSorted()).toEqual(galleryCategories.toSorted())
})

test('no picture appears twice in the gallery or under two services', () => {
  const shown = services.flatMap(({ pictures }) =>
    pictures.map((picture) => picture.id),
  )
  expect(new Set(shown).size).toBe(shown.length)
  expect(new Set(fullGallery.map(({ id }) => id)).size).toBe(fullGallery.length)
})

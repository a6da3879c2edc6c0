import { expect, test } from 'vitest'

import { galleryCategories } from '../../../app/content/gallery-categories.ts'
import { galleryChips } from '../../../app/content/gallery-text.ts'
import { fullGallery } from '../../../app/content/gallery.ts'
import type { GalleryImage } from '../../../app/content/home-gallery.ts'
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

test.each([3, 2])(
  'the pictures fill %s columns that end at the same height',
  (count) => {
    const columnLength = fullGallery.length / count
    const columns = Array.from({ length: count }, (_, column) =>
      fullGallery.slice(column * columnLength, (column + 1) * columnLength),
    )
    const heights = columns.map((pictures) =>
      pictures.reduce((total, picture) => total + heightOf(picture), 0),
    )
    for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0)
  },
)

// In column widths. The last picture is cropped square.
function heightOf(picture: GalleryImage): number {
  return picture === fullGallery.at(-1) ? 1 : picture.height / picture.width
}

test('no picture appears twice in the gallery or under two services', () => {
  const shown = services.flatMap(({ pictures }) =>
    pictures.map((picture) => picture.id),
  )
  expect(new Set(shown).size).toBe(shown.length)
  expect(new Set(fullGallery.map(({ id }) => id)).size).toBe(fullGallery.length)
})

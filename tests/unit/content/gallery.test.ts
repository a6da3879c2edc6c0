import { expect, test } from 'vitest'

import { galleryCategories } from '../../../app/content/gallery-category.ts'
import { galleryChips } from '../../../app/content/gallery-texts.ts'
import { fullGallery } from '../../../app/content/gallery.ts'
import { homeGallery } from '../../../app/content/home-gallery.ts'
import { servicePictures } from '../../../app/content/services/service-gallery.ts'
import { serviceIds } from '../../../app/content/services/service.ts'

const allPictures = [
  ...new Map(
    [...fullGallery, ...serviceIds.flatMap(servicePictures)].map((image) => [image.id, image]),
  ).values(),
]

test('the categories are the eight specified ones in their order', () => {
  expect(galleryCategories).toEqual([
    'Paver Cleaning',
    'Driveway Cleaning',
    'Patio Cleaning',
    'House Washing',
    'Walkway Cleaning',
    'Deck Cleaning',
    'Commercial Cleaning',
    'Sidewalk Cleaning',
  ])
})

test('the home page shows four pairs, each of another category', () => {
  expect(homeGallery).toHaveLength(4)
  expect(new Set(homeGallery.map(({ category }) => category)).size).toBe(4)
})

test('the full gallery ends with the four pairs of the home page', () => {
  expect(fullGallery.slice(-4)).toEqual(homeGallery)
})

test.each(galleryCategories)('the gallery has pictures of %s', (category) => {
  expect(fullGallery.filter((image) => image.category === category).length).toBeGreaterThanOrEqual(2)
})

test('every category can be chosen, once', () => {
  const chosen = Object.values(galleryChips).map(({ category }) => category)
  expect(chosen.toSorted()).toEqual(galleryCategories.toSorted())
})

test('neighbors in the gallery are of different categories', () => {
  const categories = fullGallery.map(({ category }) => category)
  expect(categories.filter((category, index) => category === categories[index + 1])).toEqual([])
})

test('ids and files are unique, also among the pictures only a service shows', () => {
  const everywhere = [...fullGallery, ...serviceIds.flatMap(servicePictures)]
  expect(new Set(fullGallery.map(({ id }) => id)).size).toBe(fullGallery.length)
  expect(new Set(everywhere.map(({ src }) => src)).size).toBe(new Set(everywhere.map(({ id }) => id)).size)
})

test.each(allPictures)(
  '$id names a picture file, has a size, and says what is seen before and after',
  (image) => {
    expect(image.src).toMatch(/^\/pictures\/gallery\/[a-z]+(-[a-z]+)*\.webp$/)
    expect(image.width).toBeGreaterThan(0)
    expect(image.height).toBeGreaterThan(0)
    expect(image.alt).toMatch(/^Before: .+\. After: .+\.$/)
    expect(image.alt, 'a picture claims no job').not.toMatch(/\b(we|our|customer|client|Sacramento)\b/i)
  },
)

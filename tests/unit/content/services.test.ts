import { expect, test } from 'vitest'

import { galleryCategories } from '../../../app/content/gallery-category.ts'
import { fullGallery } from '../../../app/content/gallery.ts'
import { servicePictures } from '../../../app/content/services/service-gallery.ts'
import { serviceIds } from '../../../app/content/services/service.ts'
import { serviceById, services } from '../../../app/content/services/services.ts'

test('the list of services follows the order of the tabs', () => {
  expect(services.map(({ id }) => id)).toEqual([...serviceIds])
})

test('the services a footer and a notification name are called as specified', () => {
  expect(serviceById['full-house'].shortTitle).toBe('House Washing')
  expect(serviceById.driveway.shortTitle).toBe('Driveway Cleaning')
  expect(serviceById['concrete-sealing'].shortTitle).toBe('Concrete Sealing')
  expect(serviceById.commercial.shortTitle).toBe('Commercial Cleaning')
  expect(serviceById.roof.shortTitle).toBe('Roof Cleaning')
  expect(serviceById.gutter.shortTitle).toBe('Gutter Cleaning')
})

test.each(serviceIds)('%s is stored under its own id and says everything its page shows', (id) => {
  const service = serviceById[id]
  expect(service.id).toBe(id)
  expect(service.description.length).toBeGreaterThan(200)
  expect(service.features.length).toBeGreaterThanOrEqual(5)
  expect(service.features.length).toBeLessThanOrEqual(7)
  expect(service.process.length).toBeGreaterThanOrEqual(4)
  expect(service.process.length).toBeLessThanOrEqual(5)
  expect(service.benefits.length).toBeGreaterThanOrEqual(4)
  expect(service.benefits.length).toBeLessThanOrEqual(5)
  expect(service.quoteTitle).toBe(`Get a Free ${service.shortTitle} Quote`)
  expect(service.image.alt).not.toBe('')
})

test('no two services share a title, a description, a picture or a search description', () => {
  for (const distinct of [
    services.map(({ title }) => title),
    services.map(({ description }) => description),
    services.map(({ image }) => image.src),
    services.map(({ search }) => search.description),
    services.map(({ search }) => search.title),
  ]) {
    expect(new Set(distinct).size).toBe(services.length)
  }
})

test.each(serviceIds)('%s shows three before-and-after pictures, none twice', (id) => {
  const pictures = servicePictures(id)
  expect(pictures).toHaveLength(3)
  expect(new Set(pictures.map((picture) => picture.id)).size).toBe(3)
})

test('no picture appears under two services', () => {
  const shown = serviceIds.flatMap((id) => servicePictures(id).map((picture) => picture.id))
  expect(new Set(shown).size).toBe(shown.length)
})

test.each([
  ['full-house', 'House Washing'],
  ['driveway', 'Driveway Cleaning'],
  ['patio', 'Patio Cleaning'],
  ['commercial', 'Commercial Cleaning'],
  ['deck-fence', 'Deck Cleaning'],
] as const)('%s takes its gallery pictures from %s', (id, category) => {
  const shownIds = new Set(servicePictures(id).map((picture) => picture.id))
  const categories = fullGallery.filter((image) => shownIds.has(image.id)).map((image) => image.category)
  expect(new Set(categories)).toEqual(new Set([category]))
})

test('sealing, roof and gutter, which the gallery has no category for, show pictures of their own', () => {
  const galleryIds = new Set(fullGallery.map(({ id }) => id))
  expect(galleryCategories.filter((category) => /sealing|roof|gutter/i.test(category))).toEqual([])
  for (const id of ['concrete-sealing', 'roof', 'gutter'] as const) {
    expect(servicePictures(id).filter((picture) => galleryIds.has(picture.id))).toEqual([])
  }
})

test('the deck and fence service shows a fence', () => {
  expect(servicePictures('deck-fence').some(({ alt }) => alt.includes('fence'))).toBe(true)
})

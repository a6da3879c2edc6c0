import { describe, expect, test } from 'vitest'

import { cityPageContent } from '../../../app/content/cities/city-page-content.ts'
import { citySlugs } from '../../../app/content/cities/city.ts'
import { fullGallery } from '../../../app/content/gallery.ts'
import { homeGallery } from '../../../app/content/home-gallery.ts'
import { allPairs, servicePictures } from '../../../app/content/services/service-gallery.ts'
import { serviceTiles } from '../../../app/content/services/service-tiles.ts'
import { serviceIds } from '../../../app/content/services/service.ts'
import { galleryLayouts, growth } from '../../../app/features/gallery/gallery-layouts.ts'
import { avifFiles } from '../../../app/ui/picture-files.ts'

const besidesTheWall = new Set(
  [
    ...homeGallery,
    ...serviceTiles.map(({ image }) => image),
    ...serviceIds.flatMap(servicePictures),
    ...citySlugs.map((slug) => cityPageContent(slug).picture),
    ...citySlugs.flatMap((slug) => cityPageContent(slug).localServices.map(({ pair }) => pair)),
  ].map(({ src }) => src),
)

test('marked as standing on the wall alone are the pairs that no other place shows', () => {
  const marked = allPairs.filter(({ stand }) => stand === 'wall').map(({ src }) => src)
  const onlyThere = fullGallery.map(({ src }) => src).filter((src) => !besidesTheWall.has(src))
  expect(new Set(marked)).toEqual(new Set(onlyThere))
})

// Of what is shown narrower than this, the narrowest file there is has a few kilobytes.
const narrowest = 154

describe.each(serviceIds)('the row of %s', (id) => {
  const images = servicePictures(id)
  const together = images.reduce((sum, image, index) => sum + growth(image, index), 0)

  test.each(images.map((image, index) => [image.id, image, growth(image, index) / together] as const))(
    'shows %s of a file that is at most 1.3 times as wide',
    (_, image, share) => {
      // What the browser chooses by is rounded.
      const told = Number(/\* ([\d.]+)\)/.exec(galleryLayouts.row.sizes(image, images))?.[1])
      for (const window of [768, 1440]) {
        for (const density of [1, 2]) {
          const row = (window - 16) * density
          const shown = Math.max(narrowest, row * share)
          const fetched = avifFiles(image, 'whole').find(({ width }) => width >= row * told)
          const ratio = Number(((fetched?.width ?? image.width) / shown).toFixed(3))
          expect.soft(ratio, `${window} px at ${density}x`).toBeLessThanOrEqual(1.3)
        }
      }
    },
  )
})

import { cityPageContent } from '../app/content/cities/city-page-content.ts'
import { serviceAreas } from '../app/content/cities/city.ts'
import { cityPath, pagePaths } from '../app/seo/site-pages.ts'
import { expectFittingPictures } from './fitting-pictures.ts'
import { test } from './fixtures.ts'

// The sixteen cities share one layout, which depends on how many services they name.
const cities = new Map(
  serviceAreas.map(({ slug }) => [cityPageContent(slug).localServices.length, cityPath(slug)]),
)
const paths = [...pagePaths.filter((path) => !path.startsWith('/city/')), ...cities.values()]

for (const [width, height] of [
  [375, 700],
  [768, 1024],
  [1440, 900],
] as const) {
  for (const deviceScaleFactor of [1, 2]) {
    test.describe(`in a window of ${width} px at ${deviceScaleFactor}x`, () => {
      test.use({ viewport: { width, height }, deviceScaleFactor })

      for (const path of paths) {
        test(`${path} fetches pictures in AVIF, in their size, when they are needed, and keeps still`, async ({
          page,
        }) => {
          await expectFittingPictures(page, path)
        })
      }
    })
  }
}

import { expectFittingPictures } from './support/fitting-pictures.ts'
import { expect, test } from './support/fixtures.ts'

test.use({ viewport: { width: 375, height: 700 }, deviceScaleFactor: 2 })

for (const path of ['/', '/services']) {
  test(`${path} fetches pictures in AVIF, in their size, when they are needed, and keeps still`, async ({
    page,
  }) => {
    expect(await expectFittingPictures(page, path)).toBeGreaterThan(3)
  })
}

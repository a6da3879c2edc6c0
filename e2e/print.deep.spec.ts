import { serviceAreas } from '../app/content/cities/city.ts'
import { expect, test } from './support/fixtures.ts'
import { expectWholePictures, print, sheetsOf } from './support/printed.ts'

for (const { slug, name } of serviceAreas) {
  test(`${name} takes two sheets at most, and none of its pictures is cut off`, async ({ page }) => {
    await print(page, `/city/${slug}`)
    expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
    await expectWholePictures(page)
  })
}

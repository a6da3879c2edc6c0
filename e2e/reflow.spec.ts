import { serviceAreas } from '../app/content/cities/city.ts'
import { expect, test } from './support/fixtures.ts'
import { applySetting, findReflowFaults } from './support/reflow.ts'

const settings = [
  { width: 320, height: 640, fontSize: 16 },
  { width: 320, height: 640, fontSize: 32 },
  { width: 1280, height: 800, fontSize: 32 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of ['/', '/services', '/contact', '/gallery', `/city/${serviceAreas[0].slug}`]) {
  test(`${path} can be read without scrolling sideways, however large the letters`, async ({ page }) => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    // What is folded away has to fit as well.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    for (const setting of settings) {
      await applySetting(page, setting)
      expect.soft(await findReflowFaults(page), JSON.stringify(setting)).toEqual([])
    }
  })
}

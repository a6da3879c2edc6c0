import { serviceAreas } from '../app/content/cities/city.ts'
import { expect, test } from './support/fixtures.ts'
import { reflowFaults, settings } from './support/reflow.ts'

// The narrowest windows, the largest letters and the widest spaces; every page is in reflow.deep.spec.ts.
const worst = [
  { width: 320, height: 640, font: 16, spacing: false },
  { width: 320, height: 640, font: 32, spacing: true },
  { width: 390, height: 844, font: 32, spacing: false },
  { width: 1280, height: 800, font: 16, spacing: true },
  { width: 844, height: 390, font: 16, spacing: false },
]

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: /status of 404/ })

test('nothing is cut off or too wide, however large the letters', async ({ page }) => {
  const set = await settings(page)
  for (const path of [`/city/${serviceAreas[0].slug}`, '/404']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    for (const setting of worst) {
      await set(setting)
      expect.soft(await reflowFaults(page), `${path} ${JSON.stringify(setting)}`).toEqual([])
    }
  }
})

import { serviceAreas } from '../app/content/cities/city.ts'
import { expect } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { expectStill } from './support/shift-watch.ts'
import { openSlowly, test } from './support/slow-page.ts'
import { isTextFaceShown } from './support/text-face.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const path of ['/', `/city/${serviceAreas[0].slug}`]) {
  test(`${path} keeps still on a phone while slow fonts, pictures and reviews arrive`, async ({ page }) => {
    const watch = await openSlowly(page, path)
    if (path === '/') {
      const section = page.locator('section', { hasText: 'What customers write' })
      await section.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(page.getByText('Loading reviews')).toHaveCount(0)
      await expect(page.getByText('Gone in a morning.').first()).toBeVisible()
    }
    await page.waitForLoadState('load')
    await page.evaluate(() => document.fonts.ready)
    await expectStill(watch)

    if (path === '/') return
    await test.step('the next page shows the text face that was late for this one', async () => {
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await untilHydrated(page)
      await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
      await expect(page).toHaveURL('/')
      await expect.poll(() => isTextFaceShown(page)).toBe(true)
    })
  })
}

import { expect } from './fixtures.ts'
import { expectStill } from './shift-watch.ts'
import { openSlowly, test } from './slow-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const path of ['/', '/city/folsom']) {
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
  })
}

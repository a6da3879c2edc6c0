import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { quoteForm } from './support/quote-form.ts'

test('on a device six times slower, Get Free Quote leads to the form every time', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/epoxy')
  await untilHydrated(page)
  await slowDown(page)
  for (let visit = 0; visit < 2; visit += 1) {
    await page.getByRole('link', { name: 'Get Free Quote' }).click()
    await expect(quoteForm(page).firstName).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL('/epoxy')
  }
})

test('on a device six times slower, a section of home is reached from another page', async ({ page }) => {
  await page.goto('/reviews')
  await untilHydrated(page)
  await slowDown(page)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  const section = page.locator('#about')
  await expect.poll(async () => (await section.boundingBox())?.y).toBeLessThan(160)
  await expect.poll(async () => (await section.boundingBox())?.y).toBeGreaterThan(60)
  await expect(section).toBeFocused()
})

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

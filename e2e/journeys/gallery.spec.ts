import type { Page } from '@playwright/test'

import { fullGallery } from '../../app/content/gallery.ts'
import { expect, test } from '../support/fixtures.ts'
import { galleryPictures } from '../support/gallery-pictures.ts'
import { untilHydrated } from '../support/hydrated.ts'

const overlay = (page: Page) => page.getByRole('dialog')

test('a visitor compares before and after in large, and goes on through the gallery', async ({ page }) => {
  await page.goto('/gallery')
  await untilHydrated(page)
  await galleryPictures(page).nth(3).click()
  await expect(overlay(page)).toContainText(`4 of ${fullGallery.length}`)

  await test.step('the seam between before and after moves', async () => {
    const seam = overlay(page).getByRole('slider', { name: /before or after/ })
    await expect(seam).toHaveAttribute('aria-valuetext', '50% before, 50% after')
    await seam.press('Home')
    await expect(seam).toHaveAttribute('aria-valuetext', '0% before, 100% after')
  })

  await test.step('the next picture follows', async () => {
    await overlay(page).getByRole('button', { name: 'Next picture' }).click()
    await expect(overlay(page)).toContainText(`5 of ${fullGallery.length}`)
  })

  await test.step('Forward opens the picture again, and so does a reload', async () => {
    await page.goBack()
    await expect(overlay(page)).toBeHidden()
    await page.goForward()
    await expect(overlay(page)).toContainText(`of ${fullGallery.length}`)
    const shown = await overlay(page)
      .getByText(new RegExp(String.raw`^\d+ of ${fullGallery.length}$`))
      .textContent()
    await page.reload()
    await expect(overlay(page)).toContainText(shown ?? '')
  })

  await test.step('Escape leads back to the gallery', async () => {
    await untilHydrated(page)
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toBeHidden()
    await expect(page).toHaveURL('/gallery')
  })
})

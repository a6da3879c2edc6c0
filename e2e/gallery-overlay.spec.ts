import type { Page } from '@playwright/test'

import { fullGallery } from '../app/content/gallery.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryOverlay as overlay, galleryPictures, openGallery } from './support/gallery-pictures.ts'
import { untilNetworkRests } from './support/network-rest.ts'

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a click beside the picture': (page) => page.mouse.click(20, 400),
  'its close button': (page) => overlay(page).getByRole('button', { name: 'Close' }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  "the browser's Back": (page) => page.goBack(),
}

test('the overlay closes in every way, and the gallery is as it was', async ({ page }) => {
  await page.goto('/contact')
  await openGallery(page)
  const third = galleryPictures(page).nth(2)
  for (const [way, close] of Object.entries(ways)) {
    await test.step(`the overlay closes by ${way}`, async () => {
      await third.click()
      await expect(overlay(page).getByRole('img', { name: fullGallery[2]?.alt ?? '' })).toBeVisible()
      await expect(overlay(page).getByRole('button', { name: 'Close' })).toBeFocused()
      const position = await page.evaluate(() => scrollY)

      await close(page)
      await expect(overlay(page)).toBeHidden()
      await expect(third).toBeFocused()
      await expect(page).toHaveURL('/gallery')
      expect(await page.evaluate(() => scrollY)).toBe(position)
    })
  }
  await page.goBack()
  await expect(page, 'nothing of the overlay is left in the history').toHaveURL('/contact')
})

test('the overlay opens with Enter, keeps focus inside and steps by arrow keys around the end', async ({
  page,
}) => {
  await openGallery(page)
  await galleryPictures(page).last().focus()
  await page.keyboard.press('Enter')
  await expect(overlay(page)).toContainText(`${fullGallery.length} of ${fullGallery.length}`)
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(() => document.activeElement?.closest('main a:not(dialog a), header, footer')),
    ).toBeNull()
  }
  await overlay(page).getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(overlay(page)).toContainText(`1 of ${fullGallery.length}`)
  await expect(overlay(page).getByRole('img', { name: fullGallery[0]?.alt ?? '' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(overlay(page)).toContainText(`${fullGallery.length - 1} of ${fullGallery.length}`)
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
  await expect(galleryPictures(page).last()).toBeFocused()

  await test.step('the buttons beside the count step without closing, and one Back closes after any number of steps', async () => {
    await galleryPictures(page).first().click()
    await overlay(page).getByRole('button', { name: 'Next picture' }).click()
    await overlay(page).getByRole('button', { name: 'Next picture' }).click()
    await overlay(page).getByRole('button', { name: 'Previous picture' }).click()
    await expect(overlay(page)).toContainText(`2 of ${fullGallery.length}`)
    await page.goBack()
    await expect(overlay(page)).toBeHidden()
    await expect(page).toHaveURL('/gallery')
  })
})

test('a picture that is chosen while the last one is still being left opens, and Back closes it', async ({
  page,
}) => {
  await openGallery(page)
  await galleryPictures(page).first().click()
  await expect(overlay(page)).toContainText(`1 of ${fullGallery.length}`)
  // As on a busy device, where the browser takes its time to go back.
  await page.evaluate(() => {
    const back = history.back.bind(history)
    history.back = () => void setTimeout(back, 1000)
  })
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
  for (const index of [0, 0, 1]) {
    await galleryPictures(page).nth(index).click()
    await expect(overlay(page)).toContainText(`${index + 1} of ${fullGallery.length}`)
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toBeHidden()
  }
  await galleryPictures(page).first().click()
  await expect(overlay(page)).toBeVisible()
  await page.goBack()
  await expect(overlay(page)).toBeHidden()
})

test('the code of the overlay is fetched when a picture is opened, not before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('gallery-overlay')) scripts.push(request.url())
  })
  await openGallery(page)
  await untilNetworkRests(page)
  expect(scripts).toEqual([])
  await galleryPictures(page).first().click()
  await expect(overlay(page)).toBeVisible()
  expect(scripts).not.toEqual([])
})

test.describe('when the code of the overlay does not arrive', () => {
  test.use({ expectedConsole: /ERR_FAILED/ })

  test('the click leads to the picture itself', async ({ page }) => {
    await page.route(/gallery-overlay/, (route) => route.abort())
    await openGallery(page)
    await galleryPictures(page).first().click()
    await expect(page).toHaveURL(fullGallery[0]?.src ?? '')
  })
})

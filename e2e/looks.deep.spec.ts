import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { galleryPictures } from './gallery-pictures.ts'
import { untilHydrated } from './hydrated.ts'
import { pageKinds } from './page-kinds.ts'
import { isTextFaceShown } from './text-face.ts'
import { walkThrough } from './walk-through.ts'

/*
 * Every page as a picture, held against the one of the last time it was looked at: `npm run looks` draws them
 * anew, and the change of the pictures is part of the review. Half a device pixel per CSS pixel: layout, crops
 * and colors show, how a machine draws the edges of its letters does not.
 */
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } })

const widths = [360, 768, 1280, 1920]

for (const { kind, path, expectedConsole } of pageKinds) {
  test.describe(`the ${kind} page looks as it was approved`, () => {
    test.use({ expectedConsole })

    for (const width of widths) {
      test(`at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: heightAt(width) })
        await openInItsFaces(page, path)
        await walkThrough(page)
        await expect(page).toHaveScreenshot(`${kind}-${width}.png`, { fullPage: true })
      })
    }
  })
}

test.describe('what opens looks as it was approved', () => {
  test.use({ deviceScaleFactor: 1 })

  test('the menu of phones', async ({ page }) => {
    await openAt(page, 390, 844)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible()
    await expect(page).toHaveScreenshot('menu-390.png')
  })

  test('the form with its messages', async ({ page }) => {
    await openAt(page, 1280, 800)
    await page.getByRole('button', { name: 'Get My FREE Quote' }).click()
    await expect(page.getByText('First name is required')).toBeVisible()
    await expect(page.locator('form').first()).toHaveScreenshot('form-errors-1280.png')
  })

  test('the chat on a phone', async ({ page }) => {
    await openAt(page, 390, 844)
    await page.getByRole('button', { name: /^Ask/ }).focus()
    await page.getByRole('button', { name: /^Ask/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveScreenshot('chat-390.png')
  })

  test('a pair of the gallery in large', async ({ page }) => {
    await openAt(page, 1280, 800, '/gallery')
    await galleryPictures(page).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('slider')).toBeVisible()
    await dialog
      .locator('img')
      .evaluateAll((images: HTMLImageElement[]) => Promise.all(images.map((image) => image.decode())))
    await expect(dialog).toHaveScreenshot('overlay-1280.png')
  })
})

async function openAt(page: Page, width: number, height: number, path = '/') {
  await page.setViewportSize({ width, height })
  await openInItsFaces(page, path)
  await untilHydrated(page)
}

/** On a busy machine the text face may be late, and then waits for the next page: this one, once more. */
async function openInItsFaces(page: Page, path: string) {
  await expect(async () => {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(await isTextFaceShown(page)).toBe(true)
  }).toPass()
}

function heightAt(width: number): number {
  return width < 700 ? 780 : 900
}

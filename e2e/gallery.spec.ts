import type { Page } from '@playwright/test'

import {
  comparisonTexts,
  galleryControls,
} from '../app/content/gallery-text.ts'
import { fullGallery } from '../app/content/gallery.ts'
import { homeGallery } from '../app/content/home-gallery.ts'
import { sectionHeadings } from '../app/content/home-page-text.ts'
import type { GalleryImage } from '../app/content/picture.ts'
import { seamPercent } from '../app/lib/picture-seam.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import {
  galleryOverlay,
  galleryPictures,
  pictureCounter,
} from './support/gallery.ts'
import {
  openPage,
  scrollAndHydrate,
  waitForHydration,
} from './support/hydration.ts'
import { boxOf, phone, quoteSection } from './support/layout.ts'
import { scrollPosition } from './support/scrolling.ts'

test.use({ withPictures: true })

const firstBadge = (page: Page) =>
  galleryPictures(page)
    .first()
    .getByText(fullGallery[0]?.category ?? '')
const slider = (page: Page) => galleryOverlay(page).getByRole('slider')
const closeButton = (page: Page) =>
  galleryOverlay(page).getByRole('button', {
    name: comparisonTexts.close,
    exact: true,
  })

function pictureAt(index: number): GalleryImage {
  const picture = fullGallery[index]
  if (!picture) throw new Error(`The gallery has no picture ${index}.`)
  return picture
}

function sharesText(before: number): string {
  return `${before}% before, ${100 - before}% after`
}

test('a picture shows its category on hover and keyboard focus', async ({
  page,
}) => {
  await openPage(page, '/gallery')
  await expect(firstBadge(page)).toHaveCSS('opacity', '0')
  await galleryPictures(page).first().hover()
  await expect(firstBadge(page)).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(firstBadge(page)).toHaveCSS('opacity', '0')
  await galleryPictures(page).nth(1).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(galleryPictures(page).first()).toBeFocused()
  await expect(firstBadge(page)).toHaveCSS('opacity', '1')
})

test.describe('on a touch screen', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: phone,
  })

  test('the wall begins in the first screen, uncovered by words, and taps open and close the overlay, which names the category', async ({
    page,
  }) => {
    await openPage(page, '/gallery')
    const { y } = await boxOf(galleryPictures(page).first())
    expect(y).toBeLessThan(0.85 * phone.height)
    await expect(firstBadge(page)).toHaveCSS('opacity', '0')
    await galleryPictures(page).first().tap()
    await expect(galleryOverlay(page)).toContainText(
      pictureAt(0).category ?? '',
    )
    // Otherwise the browser would turn a drag of the seam into a scroll.
    await expect(slider(page).locator('..')).toHaveCSS(
      'touch-action',
      'pan-y pinch-zoom',
    )
    await page.touchscreen.tap(20, 20)
    await expect(galleryOverlay(page)).toBeHidden()
  })
})

test('the home page shows up to four pictures, compares the first in place, and "See More Gallery" leads to the rest', async ({
  page,
}) => {
  test.skip(homeGallery.length < 2, 'The firm has no second pair.')
  await openPage(page, '/')
  const preview = page.getByRole('region', { name: sectionHeadings.gallery })
  await expect(preview.getByRole('img')).toHaveCount(homeGallery.length)
  for (const { alt } of homeGallery)
    await expect(preview.getByRole('img', { name: alt })).toBeVisible()
  const seam = preview.getByRole('slider', { name: comparisonTexts.seam })
  await scrollAndHydrate(preview)
  await seam.press('End')
  await expect(seam).toHaveAttribute('aria-valuetext', '100% before, 0% after')
  await preview.getByRole('img').nth(1).click()
  await expect(galleryOverlay(page)).toContainText(
    pictureCounter(1, homeGallery.length - 1),
  )
  await galleryOverlay(page)
    .getByRole('link', { name: galleryControls.quote })
    .click()
  await expect(quoteSection(page)).toBeFocused()
  await expect(galleryOverlay(page)).toBeHidden()
  await preview.getByRole('link', { name: 'See More Gallery' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(galleryPictures(page)).toHaveCount(fullGallery.length)
})

test('the overlay closes on a click, its button, Escape and Back, and leaves the gallery unchanged', async ({
  page,
}) => {
  await page.goto('/contact')
  await openPage(page, '/gallery')
  const third = galleryPictures(page).nth(2)
  const picture = galleryOverlay(page).getByRole('img', {
    name: fullGallery[2]?.alt ?? '',
  })
  for (const close of [
    () => page.mouse.click(20, 400),
    () => picture.click({ position: { x: 40, y: 40 }, force: true }),
    () => closeButton(page).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await third.click()
    await expect(picture).toBeVisible()
    await expect(closeButton(page)).toBeFocused()
    const top = await scrollPosition(page)
    await close()
    await expect(galleryOverlay(page)).toBeHidden()
    await expect(third).toBeFocused()
    await expect(page).toHaveURL('/gallery')
    expect(await scrollPosition(page)).toBe(top)
  }
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('the overlay steps with arrow keys and buttons, traps focus, and survives Forward and reload', async ({
  page,
}) => {
  const total = fullGallery.length
  await openPage(page, '/gallery')
  await galleryPictures(page).last().press('Enter')
  await expect(galleryOverlay(page)).toContainText(pictureCounter(total))
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    // Focus guards at the ends of the dialog move the focus back into it a
    // moment later.
    const isOutside = () =>
      page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.activeElement?.closest('dialog, [role=dialog]'),
      )
    await expect.poll(isOutside).toBe(false)
  }
  await closeButton(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(galleryOverlay(page)).toContainText(pictureCounter(1))
  const { next, previous } = comparisonTexts
  const arrow = (name: string) =>
    galleryOverlay(page).getByRole('button', { name })
  await expect(arrow(next)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(galleryOverlay(page)).toContainText(pictureCounter(total))
  await expect(arrow(previous)).toBeFocused()
  for (const name of [next, next, previous]) await arrow(name).click()
  await expect(galleryOverlay(page)).toContainText(pictureCounter(1))

  await page.goBack()
  await expect(galleryOverlay(page)).toBeHidden()
  await expect(page).toHaveURL('/gallery')
  await page.goForward()
  await expect(galleryOverlay(page)).toBeVisible()
  await page.reload()
  await expect(galleryOverlay(page)).toBeVisible()
  await waitForHydration(page)
  await page.keyboard.press('Escape')
  await expect(galleryOverlay(page)).toBeHidden()
})

test('the overlay shows the file of the tile until the large files are there, and on a phone the picture fills what the words leave', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/gallery')
  const tile = galleryPictures(page).nth(1)
  const file = await tile
    .getByRole('img')
    .evaluate((image) => image instanceof HTMLImageElement && image.currentSrc)
  await page.route(/\.(?:before|after)(?:-800)?\.avif/, () => {})
  await tile.click()
  const comparison = slider(page).locator('..')
  await expect(comparison).toHaveCSS(
    'background-image',
    new RegExp(`^url\\("${file}"\\)`),
  )
  const { y, width, height } = await boxOf(comparison)
  const close = await boxOf(closeButton(page))
  const words = await boxOf(galleryOverlay(page).locator('[aria-live]'))
  const spaces = [y - (close.y + close.height), words.y - (y + height)]
  // Few words leave more than the tallest crop of a picture.
  const isTallest = Math.abs(width / height - 0.62) < 0.01
  expect(isTallest || Math.max(...spaces) < 24).toBe(true)
})

test('before and after can be compared with the keyboard and the pointer, accessibly', async ({
  page,
}) => {
  await openPage(page, '/gallery')
  await galleryPictures(page).first().click()
  const start = seamPercent(pictureAt(0))
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    sharesText(start),
  )
  for (const { key, text } of [
    { key: 'ArrowRight', text: sharesText(start + 1) },
    { key: 'Home', text: '0% before, 100% after' },
  ]) {
    await slider(page).press(key)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', text)
  }
  await expect(galleryOverlay(page)).toContainText(pictureCounter(1))

  // The overlay opens with a transition.
  await expect(galleryOverlay(page)).toHaveCSS('opacity', '1')
  await expectAccessible(page, '[role=dialog]')
  const box = await boxOf(galleryOverlay(page).getByRole('img'))
  const y = box.y + box.height * 0.4
  const moveTo = (share: number) =>
    page.mouse.move(box.x + share * box.width, y, { steps: 5 })
  await moveTo(0.4)
  await page.mouse.down()
  await moveTo(0.7)
  await page.mouse.up()
  const value = Number(await slider(page).inputValue())
  expect(value).toBeGreaterThan(60)
  expect(value).toBeLessThan(80)
  await moveTo(0.2)
  await expect(slider(page)).toHaveValue(String(value))
  await expect(galleryOverlay(page)).toBeVisible()

  await closeButton(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect(galleryOverlay(page)).toContainText(pictureCounter(2))
  await expect(slider(page)).toHaveValue(String(seamPercent(pictureAt(1))))
})

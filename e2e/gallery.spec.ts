import type { Page } from '@playwright/test'

import { galleryKinds } from '../app/content/gallery-kind.ts'
import { fullGallery } from '../app/content/gallery.ts'
import { homeGallery } from '../app/content/home-gallery.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryOverlay as overlay, galleryPictures, openGallery } from './support/gallery-pictures.ts'
import { untilHydrated } from './support/hydrated.ts'

/** Where the seam of all pictures is. */
const seam = (page: Page) =>
  page.locator('.wall').evaluate((wall) => getComputedStyle(wall).getPropertyValue('--swept'))

test('the gallery shows all pictures, each with its file', async ({ page }) => {
  await openGallery(page)
  await expect(galleryPictures(page)).toHaveCount(fullGallery.length)
  for (const [index, { src, alt, category }] of fullGallery.entries()) {
    await expect(galleryPictures(page).nth(index)).toHaveAttribute('href', src)
    await expect(galleryPictures(page).nth(index)).toHaveAccessibleName(`${alt} ${category}`)
    expect((await page.request.head(src)).headers()['content-type']).toBe('image/webp')
  }

  await test.step('the pictures keep their own shapes in columns, read down each column', async () => {
    const boxes = await galleryPictures(page).evaluateAll((links) =>
      links.map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect()
        return { x: Math.round(x), y: Math.round(y), width, height }
      }),
    )
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(3)
    expect(boxes).toEqual(boxes.toSorted((a, b) => a.x - b.x || a.y - b.y))
    for (const [index, { width, height }] of fullGallery.entries()) {
      const box = boxes[index]
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(width / height, 1)
    }
  })

  await test.step('a picture names its category on hover and on keyboard focus', async () => {
    const first = galleryPictures(page).first()
    const badge = first.getByText('Patio Cleaning')
    await expect(badge).toHaveCSS('opacity', '0')
    await first.hover()
    await expect(badge).toHaveCSS('opacity', '1')
    await page.mouse.move(0, 0)
    await expect(badge).toHaveCSS('opacity', '0')

    await page.getByRole('radio', { name: 'Both' }).focus()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await expect(badge).toHaveCSS('opacity', '1')
  })

  await test.step('one control turns all pictures dirty or clean, by its arrow keys too', async () => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    const half = (side: 'before' | 'after') => galleryPictures(page).first().locator(`.wall-${side}`)
    await expect(half('before')).toBeHidden()
    await page.getByRole('radio', { name: 'Before' }).check()
    await expect(half('before')).toBeVisible()
    await expect.poll(() => seam(page)).toBe('112%')
    expect(fetched.some((url) => url.endsWith('.after.avif'))).toBe(false)

    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('group', { name: 'Every picture' }).getByRole('radio')).toHaveCount(3)
    await expect(page.getByRole('radio', { name: 'After' })).toBeChecked()
    await expect(half('after')).toBeVisible()
    await expect.poll(() => seam(page)).toBe('-12%')
    await expect(half('before'), 'once it has been wiped off').toBeHidden()

    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => seam(page)).toBe('50%')
    await expect(half('after')).toBeHidden()
  })

  await test.step('a kind of work has an address, and the overlay counts what is shown', async () => {
    const chips = page.getByRole('navigation', { name: 'Kinds of work' }).getByRole('link')
    await expect(chips).toHaveCount(galleryKinds.length + 1)
    await chips.filter({ hasText: 'Decks' }).click()
    await expect(page).toHaveURL('/gallery?kind=decks')
    const decks = fullGallery.filter(({ category }) => category === 'Deck Cleaning')
    await expect(galleryPictures(page)).toHaveCount(decks.length)
    await expect(page.locator('.wall-chip[aria-current]')).toHaveText('Decks')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/gallery$/)
    await galleryPictures(page).first().click()
    await expect(overlay(page)).toContainText(`1 of ${decks.length}`)
    await page.keyboard.press('Escape')
    await expect(overlay(page)).toBeHidden()
    await expect(page).toHaveURL('/gallery?kind=decks')
    await chips.filter({ hasText: 'All' }).click()
    await expect(galleryPictures(page)).toHaveCount(fullGallery.length)
    await expect(page).toHaveURL('/gallery')
  })

  await test.step('the gallery has a way back to the home page', async () => {
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } })

  test('every picture names its category all the time', async ({ page }) => {
    await openGallery(page)
    await expect(galleryPictures(page).nth(5).getByText('Paver Cleaning')).toHaveCSS('opacity', '1')
    await galleryPictures(page).first().tap()
    await expect(overlay(page)).toBeVisible()
    await page.touchscreen.tap(20, 20)
    await expect(overlay(page)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('kinds and the seam of the wall work, and a picture leads to its file', async ({ page }) => {
    await page.goto('/gallery')
    await page.getByRole('link', { name: 'Houses', exact: true }).click()
    await expect(page).toHaveURL('/gallery?kind=houses')
    await expect(galleryPictures(page)).toHaveCount(3)
    await page.getByRole('radio', { name: 'After' }).check()
    await expect(galleryPictures(page).first().locator('.wall-after')).toBeVisible()
    await page.goto('/gallery')
    await galleryPictures(page).first().click()
    await expect(page).toHaveURL(fullGallery[0]?.src ?? '')
  })
})

test('the home page shows four pictures and leads to the rest', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  const preview = page.getByRole('region', { name: 'Before and after' })
  await expect(preview.getByRole('img')).toHaveCount(4)
  for (const { alt } of homeGallery) await expect(preview.getByRole('img', { name: alt })).toBeVisible()
  await preview.getByRole('img').first().click()
  await expect(overlay(page)).toContainText('1 of 4')
  await page.keyboard.press('Escape')
  await preview.getByRole('link', { name: 'See More Gallery' }).click()
  await expect(page).toHaveURL('/gallery')
  await expect(galleryPictures(page)).toHaveCount(fullGallery.length)
})

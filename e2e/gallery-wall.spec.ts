import type { Page } from '@playwright/test'

import { comparisonTexts, wallTexts } from '../app/content/gallery-text.ts'
import { fullGallery, galleryFilters, pairsOf } from '../app/content/gallery.ts'
import { expect, test } from './support/fixtures.ts'
import {
  galleryOverlay,
  galleryPictures,
  pictureCounter,
} from './support/gallery.ts'
import { openPage } from './support/hydration.ts'
import { boxOf } from './support/layout.ts'

test.use({ withPictures: true })

const [filter = { kind: '', label: '', category: '' }] = galleryFilters

const halfOfFirst = (page: Page, half: 'before' | 'after') =>
  galleryPictures(page).first().locator(`img[src*=".${half}"]`)

test('each kind of work has a URL and a row of pictures, and all pictures switch to before or after together', async ({
  page,
}) => {
  await openPage(page, '/gallery')
  const chips = page
    .getByRole('navigation', { name: wallTexts.kinds })
    .getByRole('link')
  await expect(chips).toHaveCount(galleryFilters.length + 1)
  const shown = pairsOf(filter.category)
  await chips.filter({ hasText: filter.label }).click()
  await expect(page).toHaveURL(`/gallery?kind=${filter.kind}`)
  await expect(galleryPictures(page)).toHaveCount(shown.length)
  const links = await galleryPictures(page).all()
  const heights = (await Promise.all(links.map(boxOf))).map(({ height }) =>
    Math.round(height),
  )
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(1)
  await galleryPictures(page).first().click()
  await expect(galleryOverlay(page)).toContainText(
    pictureCounter(1, shown.length),
  )
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/gallery?kind=${filter.kind}`)
  await chips.filter({ hasText: wallTexts.all }).click()
  await expect(galleryPictures(page)).toHaveCount(fullGallery.length)

  const before = page.getByRole('radio', { name: comparisonTexts.before })
  await before.check()
  await expect(halfOfFirst(page, 'before')).toBeVisible()
  await before.press('ArrowLeft')
  await expect(
    page.getByRole('radio', { name: comparisonTexts.after }),
  ).toBeChecked()
  await expect(halfOfFirst(page, 'after')).toBeVisible()
  await expect(halfOfFirst(page, 'before')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters and the before/after switch work, and a picture links to its file', async ({
    page,
  }) => {
    await page.goto('/gallery')
    await page.getByRole('link', { name: filter.label, exact: true }).click()
    await expect(page).toHaveURL(`/gallery?kind=${filter.kind}`)
    await page.getByRole('radio', { name: comparisonTexts.after }).check()
    await expect(halfOfFirst(page, 'after')).toBeVisible()
    await page.goto('/gallery')
    await galleryPictures(page).first().click()
    await expect(page).toHaveURL(fullGallery[0]?.src ?? '')
  })
})

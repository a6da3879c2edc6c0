import type { Page } from '@playwright/test'

import { serviceAreas } from '../app/content/cities/city.ts'
import { services } from '../app/content/services/services.ts'
import { cityPath } from '../app/seo/site-pages.ts'
import { showAndroidHeadlines } from './support/android-fonts.ts'
import { expect } from './support/fixtures.ts'
import { untilHydrated, untilLaidOut } from './support/hydrated.ts'
import { pageKinds } from './support/page-kinds.ts'
import { expectStill } from './support/shift-watch.ts'
import { openSlowly, readToTheEnd, test } from './support/slow-page.ts'

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const viewport of windows) {
  test.describe(`with slow fonts, pictures and reviews, at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const { kind, path, expectedConsole } of pageKinds) {
      test.describe(`the ${kind} page`, () => {
        test.use({ expectedConsole })

        test('keeps still while it arrives and while it is read to its end', async ({ page }) => {
          const watch = await openSlowly(page, path)
          await page.waitForLoadState('load')
          await page.evaluate(() => document.fonts.ready)
          await readToTheEnd(page)
          await expectStill(watch)
        })
      })
    }

    for (const path of ['/', '/reviews']) {
      test(`${path} keeps still where the reviews arrive`, async ({ page }) => {
        const watch = await openSlowly(page, path)
        const loading = page.getByText('Loading reviews')
        // On a slow machine they may be there already.
        const place = loading.or(page.getByText('Gone in a morning.')).first()
        await place.evaluate((element) =>
          element.closest('section')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
        )
        await expect(loading).toHaveCount(0)
        await expect(page.getByText('Gone in a morning.').first()).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        await expectStill(watch)
      })
    }
  })
}

// Names are of every length: one of them may break a line in the fallback and not in the face.
const namedPaths = [
  ...serviceAreas.map(({ slug }) => cityPath(slug)),
  ...services.map(({ id }) => `/services?tab=${id}`),
]

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`with slow fonts, at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const path of namedPaths) {
      test(`${path} keeps still when they come`, async ({ page }) => {
        const watch = await openSlowly(page, path)
        await page.waitForLoadState('load')
        await page.evaluate(() => document.fonts.ready)
        await expectStill(watch)
      })
    }
  })
}

test.describe('on an Android phone', () => {
  // As far as anybody has read when a slow face comes: three windows, all of them laid out without a scroll. The first
  // picture grows with the window: it takes the fourth.
  test.use({ viewport: { width: 412, height: 4 * 915 } })

  for (const path of [...namedPaths, '/', '/gallery', '/reviews', '/contact', '/epoxy']) {
    test(`${path} keeps its headlines in place when their face comes`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await untilHydrated(page)
      await untilLaidOut(page)
      const places = await placesOfHeadlines(page)
      await showAndroidHeadlines(page)
      expect(await placesOfHeadlines(page)).toEqual(places)
    })
  }
})

function placesOfHeadlines(page: Page) {
  return page.getByRole('heading').evaluateAll((headings) =>
    headings
      .map((heading) => ({ heading, top: Math.round(heading.getBoundingClientRect().top + scrollY) }))
      .filter(({ top }) => top < innerHeight)
      .map(({ heading, top }) => `${heading.textContent} at ${top}`),
  )
}

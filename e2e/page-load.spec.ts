import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { pageKinds } from './support/page-kinds.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Holds fonts and pictures back until the page has painted without them. */
async function holdFontsAndPictures(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (['font', 'image'].includes(route.request().resourceType())) await released
    await route.continue()
  })
  return release
}

interface LayoutShift {
  /** Its share of the cumulative layout shift. */
  value: number
  moved: string[]
}

/** What has moved by itself on the page so far. */
function findLayoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().map((entry) => {
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? 'something that is gone')
      return { value: Number(Reflect.get(entry, 'value')), moved }
    })
  })
}

for (const { kind, path, expectedConsole } of pageKinds) {
  test.describe(`the ${kind} page`, () => {
    test.use({ expectedConsole })

    test('loads without a layout shift and without a request to a third party', async ({ page, baseURL }) => {
      const strangers: string[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== baseURL) strangers.push(request.url())
      })
      const release = await holdFontsAndPictures(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      release()
      await page.waitForLoadState('load')
      await page.evaluate(() => document.fonts.ready)
      await waitForHydration(page)
      const shifts = await findLayoutShifts(page)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(total, JSON.stringify(shifts)).toBeLessThan(0.01)
      expect(strangers).toEqual([])
    })
  })
}

test('loads the pictures below the first screen when they are scrolled to', async ({ page }) => {
  await page.goto('/gallery')
  await waitForHydration(page)
  const last = page.getByRole('main').locator('img').last()
  // How far ahead a browser looks is its own affair.
  await expect(last).toHaveAttribute('loading', 'lazy')
  await last.evaluate((image) => image.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await last.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/)
})

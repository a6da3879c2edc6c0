import type { Page, Response } from '@playwright/test'

import { cities } from '../app/content/cities/cities.ts'
import { services } from '../app/content/services/services.ts'
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

/** The bound of 155 KB for the scripts of a page at load, compressed and with headers. */
const mostScript = 155_000

for (const { kind, path, expectedConsole } of pageKinds) {
  test.describe(`the scripts of the ${kind} page`, () => {
    test.use({ expectedConsole })

    test('are few, and carry the texts of no city and no service', async ({ page }) => {
      const { sizes, texts } = await watchScripts(page)
      await page.goto(path)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      expect(sizes().reduce((sum, size) => sum + size, 0)).toBeLessThan(mostScript)
      const scripts = (await texts()).join('')
      const contents = [
        ...cities.map(({ callToAction }) => callToAction),
        ...services.map(({ description }) => description),
      ]
      expect(contents.filter((content) => scripts.includes(content))).toEqual([])
    })
  })
}

/** The bytes of every script that the page loads from now on, headers included, and their texts. */
async function watchScripts(page: Page) {
  const responses: Response[] = []
  const sizes: number[] = []
  const scripts = new Set<string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sizes.push(encodedDataLength)
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  return { sizes: () => sizes, texts: () => Promise.all(responses.map((response) => response.text())) }
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

import type { Page, Response } from '@playwright/test'

import { cities } from '../app/content/cities/cities.ts'
import { services } from '../app/content/services/services.ts'
import { expectAccessible } from './support/accessibility.ts'
import { assistant } from './support/assistant.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { pageKinds } from './support/page-kinds.ts'
import { quoteForm } from './support/quote-form.ts'
import { applySettings, findReflowProblems } from './support/reflow.ts'
import { scrollTo } from './support/scrolling.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
/**
 * Upper bounds for the scripts a page loads, in bytes, compressed and with
 * headers.
 */
const maxScriptBytes = { withForm: 185_000, withoutForm: 150_000 }
const viewports = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [844, 390],
] as const
const displaySettings = [
  { width: 320, height: 640, fontSize: 16 },
  { width: 320, height: 640, fontSize: 32 },
  { width: 1280, height: 800, fontSize: 32 },
]

test.use({
  withPictures: true,
  viewport: phone,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const { kind, path, expectedConsole } of pageKinds) {
  test.describe(`the ${kind} page`, () => {
    test.use({ expectedConsole })

    test('loads without layout shift or third-party requests, is accessible, and fits every width', async ({
      page,
      baseURL,
    }) => {
      const thirdPartyRequests: string[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== baseURL)
          thirdPartyRequests.push(request.url())
      })

      const { sizes, texts } = await watchScripts(page)
      await test.step('nothing shifts when fonts and pictures load after the first paint', async () => {
        const release = await holdFontsAndPictures(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await page.waitForFunction(
          () =>
            performance.getEntriesByName('first-contentful-paint').length > 0,
        )
        release()
        await page.waitForLoadState('load')
        await page.evaluate(() => document.fonts.ready)
        await waitForHydration(page)
        const shifts = await findLayoutShifts(page)
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        expect(total, JSON.stringify(shifts)).toBeLessThan(0.01)
      })

      await test.step('its scripts are small and contain no texts of cities or services', async () => {
        await page.waitForLoadState('networkidle')
        const hasForm = (await quoteForm(page).submitButton.count()) > 0
        const limit = hasForm
          ? maxScriptBytes.withForm
          : maxScriptBytes.withoutForm
        expect(sizes().reduce((sum, size) => sum + size, 0)).toBeLessThan(limit)
        const scripts = (await texts()).join('')
        const contents = [
          ...cities.map(({ callToAction }) => callToAction),
          ...services.map(({ description }) => description),
        ]
        expect(contents.filter((content) => scripts.includes(content))).toEqual(
          [],
        )
      })

      await test.step('it is accessible on a phone and on a desktop', async () => {
        await expectAccessible(page)
        await page.setViewportSize(desktop)
        await expectAccessible(page)
      })

      // The map has not loaded yet because nothing has scrolled to it.
      expect(thirdPartyRequests).toEqual([])

      await test.step('the chat button is fully visible at the bottom right at every scroll position', async () => {
        for (const [width, height] of viewports) {
          await page.setViewportSize({ width, height })
          for (const share of [0, 0.3, 0.6, 1]) {
            await scrollTo(
              page,
              share * (await page.evaluate(() => document.body.scrollHeight)),
            )
            await expect
              .poll(
                () => isFullyInCorner(page),
                `width ${width}, scroll ${share}`,
              )
              .toBe(true)
          }
        }
      })

      await test.step('it never scrolls sideways, even with everything expanded', async () => {
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details'))
            details.open = true
        })
        for (const setting of displaySettings) {
          await applySettings(page, setting)
          expect
            .soft(await findReflowProblems(page), JSON.stringify(setting))
            .toEqual([])
        }
      })
    })
  })
}

/**
 * Returns whether the chat button is inside the viewport, near its corner, and
 * not covered at its edges.
 */
function isFullyInCorner(page: Page): Promise<boolean> {
  return assistant(page).openButton.evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const isOnTop = [left + 12, right - 12].every((x) =>
      button.contains(document.elementFromPoint(x, (top + bottom) / 2)),
    )
    return (
      isOnTop &&
      left >= 0 &&
      innerWidth - right < 50 &&
      innerHeight - bottom < 50 &&
      bottom <= innerHeight
    )
  })
}

/** Delays fonts and pictures until the returned function is called. */
async function holdFontsAndPictures(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (['font', 'image'].includes(route.request().resourceType()))
      await released
    await route.continue()
  })
  return release
}

interface LayoutShift {
  /** Contribution to the cumulative layout shift. */
  value: number
  moved: string[]
}

/** Returns the layout shifts on the page so far. */
function findLayoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().map((entry) => {
      const sources: { node: Node | null }[] = Reflect.get(entry, 'sources')
      const moved = sources.map(
        ({ node }) =>
          node?.textContent?.slice(0, 40) ?? 'something that is gone',
      )
      return { value: Number(Reflect.get(entry, 'value')), moved }
    })
  })
}

/**
 * Collects the sizes in bytes, headers included, and the texts of all scripts
 * that the page loads from now on.
 */
async function watchScripts(page: Page) {
  const responses: Response[] = []
  const sizes: number[] = []
  const scripts = new Set<string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sizes.push(encodedDataLength)
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response)
  })
  return {
    sizes: () => sizes,
    texts: () => Promise.all(responses.map((response) => response.text())),
  }
}

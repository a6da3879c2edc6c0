import type { Page, Response } from '@playwright/test'

import { cities } from '../app/content/cities/cities.ts'
import { services } from '../app/content/services/services.ts'
import { findAccessibilityProblems } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { pageKinds } from './support/page-kinds.ts'
import { quoteForm } from './support/quote-form.ts'
import { applySettings, findReflowProblems } from './support/reflow.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
/**
 * Upper bounds for the scripts a page loads, in bytes, compressed and with
 * headers.
 */
const maxScriptBytes = { withForm: 185_000, withoutForm: 150_000 }
/** Texts that only the page of one city or service includes. */
const routeTexts = [
  ...cities.map(({ callToAction }) => callToAction),
  ...services.map(({ description }) => description),
]
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

    // One load for all, because loading is most of the time. Each promise
    // reports its own failure and lets the others go on.
    test('keeps the promises of every page', async ({ page, baseURL }) => {
      const thirdPartyRequests = watchThirdParties(page, baseURL)
      const scripts = await watchScripts(page)

      await test.step('nothing shifts when fonts and pictures load after the first paint', async () => {
        await loadSlowly(page, path)
        const shifts = await findLayoutShifts(page)
        const total = shifts.reduce((sum, { value }) => sum + value, 0)
        expect.soft(total, JSON.stringify(shifts)).toBeLessThan(0.01)
      })

      await test.step('its scripts are small', async () => {
        await page.waitForLoadState('networkidle')
        const hasForm = (await quoteForm(page).submitButton.count()) > 0
        const limit = hasForm
          ? maxScriptBytes.withForm
          : maxScriptBytes.withoutForm
        const total = scripts.sizes().reduce((sum, size) => sum + size, 0)
        expect.soft(total).toBeLessThan(limit)
      })

      await test.step('its scripts contain no texts of cities or services', async () => {
        const text = (await scripts.texts()).join('')
        const found = routeTexts.filter((content) => text.includes(content))
        expect.soft(found).toEqual([])
      })

      await test.step('it is accessible on a phone', async () => {
        expect.soft(await findAccessibilityProblems(page)).toEqual([])
      })

      await test.step('it is accessible on a desktop', async () => {
        await page.setViewportSize(desktop)
        expect.soft(await findAccessibilityProblems(page)).toEqual([])
      })

      // The map has not loaded yet because nothing has scrolled to it.
      await test.step('it requests nothing from third parties', () => {
        expect.soft(thirdPartyRequests).toEqual([])
      })

      await openEveryAnswer(page)
      for (const setting of displaySettings) {
        const { width, fontSize } = setting
        await test.step(`it fits a width of ${width} px at a text size of ${fontSize} px, even with everything expanded`, async () => {
          await applySettings(page, setting)
          expect.soft(await findReflowProblems(page)).toEqual([])
        })
      }
    })
  })
}

/** Collects the URLs of requests to other origins from now on. */
function watchThirdParties(page: Page, ownOrigin: string | undefined) {
  const requests: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== ownOrigin)
      requests.push(request.url())
  })
  return requests
}

/** Loads a page whose fonts and pictures arrive after the first paint. */
async function loadSlowly(page: Page, path: string): Promise<void> {
  const release = await holdFontsAndPictures(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  release()
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  await waitForHydration(page)
}

async function openEveryAnswer(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true
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

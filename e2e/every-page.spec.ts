import type { Page, Response } from '@playwright/test'

import { cities } from '../app/content/cities/cities.ts'
import { services } from '../app/content/services/services.ts'
import { expectAccessible } from './support/accessibility.ts'
import { assistant } from './support/assistant.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { pageKinds } from './support/page-kinds.ts'
import { applySetting, findReflowFaults } from './support/reflow.ts'
import { scrollTo } from './support/scrolling.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
/** The bound for the scripts of a page at load, compressed and with headers. */
const mostScript = 155_000
const windows = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [844, 390],
] as const
const settings = [
  { width: 320, height: 640, fontSize: 16 },
  { width: 320, height: 640, fontSize: 32 },
  { width: 1280, height: 800, fontSize: 32 },
]

test.use({ withPictures: true, viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

for (const { kind, path, expectedConsole } of pageKinds) {
  test.describe(`the ${kind} page`, () => {
    test.use({ expectedConsole })

    test('loads without a shift or a third party, is accessible, and fits every width', async ({
      page,
      baseURL,
    }) => {
      const strangers: string[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== baseURL) strangers.push(request.url())
      })

      const { sizes, texts } = await watchScripts(page)
      await test.step('nothing moves when fonts and pictures come after the first paint', async () => {
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
      })

      await test.step('its scripts are few, and carry the texts of no city and no service', async () => {
        await page.waitForLoadState('networkidle')
        expect(sizes().reduce((sum, size) => sum + size, 0)).toBeLessThan(mostScript)
        const scripts = (await texts()).join('')
        const contents = [
          ...cities.map(({ callToAction }) => callToAction),
          ...services.map(({ description }) => description),
        ]
        expect(contents.filter((content) => scripts.includes(content))).toEqual([])
      })

      await test.step('it is accessible on a phone and on a desktop', async () => {
        await expectAccessible(page)
        await page.setViewportSize(desktop)
        await expectAccessible(page)
      })

      // The map comes when it is scrolled to.
      expect(strangers).toEqual([])

      await test.step('the chat button stands whole at the bottom right, wherever it is scrolled to', async () => {
        for (const [width, height] of windows) {
          await page.setViewportSize({ width, height })
          for (const share of [0, 0.3, 0.6, 1]) {
            await scrollTo(page, share * (await page.evaluate(() => document.body.scrollHeight)))
            await expect.poll(() => isWholeAtBottomRight(page), `${width} px, ${share} down`).toBe(true)
          }
        }
      })

      await test.step('it never scrolls sideways, also with everything unfolded', async () => {
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true
        })
        for (const setting of settings) {
          await applySetting(page, setting)
          expect.soft(await findReflowFaults(page), JSON.stringify(setting)).toEqual([])
        }
      })
    })
  })
}

/** Whether the chat button is inside the window, near its corner, and nothing lies over its edges. */
function isWholeAtBottomRight(page: Page): Promise<boolean> {
  return assistant(page).openButton.evaluate((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const isOnTop = [left + 12, right - 12].every((x) =>
      button.contains(document.elementFromPoint(x, (top + bottom) / 2)),
    )
    return (
      isOnTop && left >= 0 && innerWidth - right < 50 && innerHeight - bottom < 50 && bottom <= innerHeight
    )
  })
}

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

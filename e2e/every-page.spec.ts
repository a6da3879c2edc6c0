import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { pageKinds } from './support/page-kinds.ts'
import { applySetting, findReflowFaults } from './support/reflow.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const settings = [
  { width: 320, height: 640, fontSize: 16 },
  { width: 320, height: 640, fontSize: 32 },
  { width: 1280, height: 800, fontSize: 32 },
]

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

for (const { kind, path, expectedConsole } of pageKinds) {
  test.describe(`the ${kind} page`, () => {
    test.use({ expectedConsole })

    test('loads without a shift or a third party, is accessible, and fits every width and letter size', async ({
      page,
      baseURL,
    }) => {
      const strangers: string[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== baseURL) strangers.push(request.url())
      })

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

      await test.step('it is accessible on a phone and on a desktop', async () => {
        await expectAccessible(page)
        await page.setViewportSize(desktop)
        await expectAccessible(page)
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
      expect(strangers).toEqual([])
    })
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

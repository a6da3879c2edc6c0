import type { Page, Response } from '@playwright/test'

import { cities } from '../app/content/cities/cities.ts'
import { services } from '../app/content/services/services.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { phone } from './support/layout.ts'
import { describeEveryPage } from './support/page-kinds.ts'
import { applySettings, findReflowProblems } from './support/reflow.ts'
import { holdRequests, recordThirdPartyRequests } from './support/requests.ts'

const desktop = { width: 1280, height: 800 }
/** Of the scripts a page loads, compressed. */
const maxScriptBytes = 180_000
/** Texts that only the page of one city or service includes. */
const routeTexts = [
  ...cities.map(({ opening }) => opening),
  ...services.map(({ description }) => description),
]
const displaySettings = [
  { width: 320, height: 640, fontSize: 16 },
  { width: 320, height: 640, fontSize: 32 },
  { width: 1280, height: 800, fontSize: 32 },
  { width: 1440, height: 900, fontSize: 16 },
]

test.use({ withPictures: true, viewport: phone })

describeEveryPage((path) => {
  // One load for all, because loading is most of the time. Each promise
  // reports its own failure and lets the others go on.
  test('keeps the promises of every page', async ({ page, stack }) => {
    const thirdPartyRequests = recordThirdPartyRequests(page, stack.url)
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response)
    })

    await test.step('nothing shifts when fonts and pictures load after the first paint', async () => {
      await loadSlowly(page, path)
      const shifts = await findLayoutShifts(page)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      expect.soft(total, JSON.stringify(shifts)).toBeLessThan(0.02)
    })

    await test.step('its scripts are small', async () => {
      await page.waitForLoadState('networkidle')
      let total = 0
      for (const script of scripts) {
        const sizes = await script.request().sizes()
        total += sizes.responseBodySize
      }
      expect.soft(total).toBeGreaterThan(0)
      expect.soft(total).toBeLessThan(maxScriptBytes)
    })

    await test.step('its scripts contain no texts of cities or services', async () => {
      const texts = await Promise.all(scripts.map((script) => script.text()))
      const found = routeTexts.filter((content) =>
        texts.some((text) => text.includes(content)),
      )
      expect.soft(found).toEqual([])
    })

    // The map has not loaded yet because nothing has scrolled to it.
    await test.step('it requests nothing from third parties', () => {
      expect.soft(thirdPartyRequests).toEqual([])
    })

    await test.step('it is accessible on a phone', () => expectAccessible(page))
    await openEveryAnswer(page)
    await test.step('it is accessible on a desktop with every answer expanded', async () => {
      await page.setViewportSize(desktop)
      await expectAccessible(page)
    })

    for (const setting of displaySettings) {
      const { width, fontSize } = setting
      await test.step(`it fits a width of ${width} px at a text size of ${fontSize} px, even with every answer expanded`, async () => {
        await applySettings(page, setting)
        expect.soft(await findReflowProblems(page)).toEqual([])
      })
    }

    await test.step('nothing that is hidden keeps moving', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      expect.soft(await findHiddenMotion(page)).toEqual([])
    })
  })
})

/** Loads a page whose fonts and pictures arrive after the first paint. */
async function loadSlowly(page: Page, path: string): Promise<void> {
  const release = await holdRequests(page, /\.(woff2|avif|webp|svg|jpg)\b/)
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

/** It would cost as much as motion that is seen. */
function findHiddenMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target) return []
      const isEndless = effect.getComputedTiming().endTime === Infinity
      const { target } = effect
      const isSeen = target.checkVisibility({ visibilityProperty: true })
      return isEndless && !isSeen ? [target.outerHTML] : []
    }),
  )
}

interface LayoutShift {
  value: number
  moved: string[]
}

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

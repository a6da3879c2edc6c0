import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { homeHero } from './support/hero-parts.ts'
import { untilHydrated } from './support/hydrated.ts'

test.describe('the hero', () => {
  test('has its height on windows of every size', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    for (const [width, height, expected] of [
      [1280, 700, 500],
      [1440, 1000, 600],
      [1440, 1400, 700],
      [375, 667, 500],
      [320, 568, 500],
    ] as const) {
      await test.step(`is ${expected} px high on a window of ${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await expect.poll(async () => (await homeHero(page).boundingBox())?.height).toBeCloseTo(expected, 0)
      })
    }

    await test.step('is higher where larger letters need it, and holds them all', async () => {
      await page.setViewportSize({ width: 320, height: 568 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
      const call = homeHero(page).getByRole('link', { name: /^Call/ })
      const foot = async () => {
        const [hero, last] = [await homeHero(page).boundingBox(), await call.boundingBox()]
        return {
          height: hero?.height ?? 0,
          left: (hero?.y ?? 0) + (hero?.height ?? 0) - (last?.y ?? 0) - (last?.height ?? 0),
        }
      }
      await expect.poll(async () => (await foot()).height).toBeGreaterThan(700)
      expect((await foot()).left).toBeGreaterThan(0)
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    })

    await test.step('rests with reduced motion: the underline is there, the film is not', async () => {
      await untilHydrated(page)
      await expect(stroke(page)).toHaveCount(0)
      await expect(homeHero(page).locator('video')).toHaveCount(0)
      // The film of the sample data may be asked for.
      await expect(homeHero(page).getByRole('button')).toHaveText(['Play motion'])
      const shown = await page.getByText('Top Rated', { exact: true }).evaluate((phrase) => {
        const { content, transform } = getComputedStyle(phrase, '::after')
        return { content, transform }
      })
      expect(shown).toEqual({ content: '""', transform: 'none' })
    })

    await test.step('a change of size or color is there at once, not a frame late', async () => {
      expect(await page.evaluate(changeTheHeading)).toEqual({
        color: 'rgb(1, 2, 3)',
        fontSize: '20px',
        started: 0,
      })
    })
  })

  test('draws the underline of Top Rated anew every 10 seconds, until the visitor stops it', async ({
    page,
  }) => {
    const strokes = await countStrokes(page)
    await page.clock.install()
    await page.goto('/')
    await expect.poll(strokes, 'on arrival').toBeGreaterThan(0)
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(stroke(page)).toHaveCount(0)

    const drawnAt: number[] = []
    for (let second = 0; second < 25; second += 1) {
      if (await isDrawnInSecond(page)) drawnAt.push(second)
    }
    const [first = NaN] = drawnAt
    expect(drawnAt, 'and it rests in between').toEqual(
      [first, first + 10, first + 20].filter((second) => second < 25),
    )
    expect(first).toBeLessThan(10)

    await page.clock.resume()
    await homeHero(page).getByRole('button', { name: 'Pause motion' }).click()
    const stopped = await strokes()
    await page.clock.runFor(30_000)
    await expect(homeHero(page).getByRole('button', { name: 'Play motion' })).toBeVisible()
    await expect(stroke(page)).toHaveCount(0)
    expect(await strokes()).toBe(stopped)
  })
})

function changeTheHeading() {
  const heading = document.querySelector('h1')
  if (!heading) throw new Error('no headline')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('h1 { color: rgb(1, 2, 3); font-size: 20px; }')
  document.adoptedStyleSheets.push(sheet)
  const { color, fontSize } = getComputedStyle(heading)
  const started = heading.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition)
  return { color, fontSize, started: started.length }
}

/** The phrase while its underline is being drawn. */
const stroke = (page: Page) => page.locator('.swipe-replay')

/** Lets a second pass on the clock of the page, and what was begun in it end. */
async function isDrawnInSecond(page: Page): Promise<boolean> {
  await page.clock.runFor(1000)
  const isDrawn = await page.evaluate(async () => {
    // React renders in tasks of its own, which no clock drives; ours comes after them.
    for (let turn = 0; turn < 10; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve)
        port1.start()
        port2.postMessage('next')
      })
    }
    return document.querySelector('.swipe-replay') !== null
  })
  await expect(stroke(page)).toHaveCount(0)
  return isDrawn
}

/** Counts how often the underline is drawn. To be called before the page is opened. */
async function countStrokes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let strokes = 0
    Object.assign(globalThis, { strokes: () => strokes })
    document.addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'swipe-replay') strokes += 1
    })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'strokes')())
}

import type { Page } from '@playwright/test'

import { hero } from '../app/content/home-page-text.ts'
import { playbackTexts } from '../app/content/ui-labels.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'

test.use({ reducedMotion: 'no-preference', withPictures: true })

const heroSection = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
const pauseButton = (page: Page) =>
  heroSection(page).getByRole('button', { name: playbackTexts.pause })
const playButton = (page: Page) =>
  heroSection(page).getByRole('button', { name: playbackTexts.play })
const phrase = (page: Page) =>
  page.getByText(hero.headline.highlight, { exact: true })

test('the hero fills 60% of the window height, from 500 to 700 pixels, and grows with larger text', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const height = async () =>
    (await heroSection(page).boundingBox())?.height ?? 0
  for (const [windowWidth, windowHeight, expected] of [
    [1280, 700, 500],
    [1440, 1000, 600],
    [1440, 1400, 700],
    [375, 667, 500],
    [320, 568, 500],
  ] as const) {
    await page.setViewportSize({ width: windowWidth, height: windowHeight })
    await expect
      .poll(height, `height at ${windowWidth} × ${windowHeight}`)
      .toBeCloseTo(expected, 0)
  }
  await page.evaluate(() =>
    document.documentElement.style.setProperty('font-size', '32px'),
  )
  await expect.poll(height).toBeGreaterThan(700)
  const callLink = await heroSection(page)
    .getByRole('link', { name: /^Call/ })
    .boundingBox()
  const heroBottom = await heroSection(page).evaluate(
    (element) => element.getBoundingClientRect().bottom,
  )
  expect((callLink?.y ?? Infinity) + (callLink?.height ?? 0)).toBeLessThan(
    heroBottom,
  )
})

test('the underline of "Top Rated" is redrawn every 10 seconds', async ({
  page,
}) => {
  await page.addInitScript(recordUnderlines, hero.headline.highlight)
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await expectUnderlineAtRest(page)

  const { length } = await underlines(page)
  for (let replay = 1; replay <= 3; replay += 1) {
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(1_000)
          await page.evaluate(() => Reflect.get(globalThis, 'nextFrames')())
          return (await underlines(page)).length
        },
        { intervals: [20] },
      )
      .toBe(length + replay)
    await expectUnderlineAtRest(page)
  }
  const [first = 0, second = 0, third = 0] = (await underlines(page)).slice(
    length,
  )
  for (const interval of [second - first, third - second]) {
    expect(interval).toBeGreaterThan(8_500)
    expect(interval).toBeLessThan(11_500)
  }
})

test('a button stops everything that moves by itself, and it stays when the video has ended', async ({
  page,
}) => {
  await page.addInitScript(recordUnderlines, hero.headline.highlight)
  await page.clock.install()
  await page.goto('/')
  await waitForHydration(page)
  const video = heroSection(page).locator('video')
  await expect
    .poll(() =>
      video.evaluate((element: HTMLVideoElement) => element.currentTime),
    )
    .toBeGreaterThan(0)
  // Its last moments stand for the seconds before.
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 0.2
  })
  await expect(video).toHaveJSProperty('ended', true)

  await pauseButton(page).click()
  await expect(playButton(page)).toBeVisible()
  await expectUnderlineAtRest(page)
  const { length } = await underlines(page)
  await page.clock.fastForward(30_000)
  await expectUnderlineAtRest(page)
  expect(await underlines(page)).toHaveLength(length)

  await playButton(page).click()
  await page.clock.fastForward(11_000)
  await expect.poll(() => underlines(page)).not.toHaveLength(length)
})

test('the button pauses and resumes the video', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  const video = heroSection(page).locator('video')
  const isPlaying = () =>
    video.evaluate(({ paused }: HTMLVideoElement) => !paused)
  await expect.poll(isPlaying).toBe(true)
  await pauseButton(page).click()
  await expect.poll(isPlaying).toBe(false)
  await playButton(page).click()
  await expect.poll(isPlaying).toBe(true)
})

test.describe('without a video', () => {
  test.use({ viewport: { width: 912, height: 1368 } })

  test('the button is there too, in full, and stops the underline', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: { saveData: true },
      })
    })
    await page.goto('/')
    await waitForHydration(page)
    await expect(heroSection(page).locator('video')).toHaveCount(0)
    expect(await pauseButton(page).evaluate(isOnTopAtItsCorners)).toBe(true)
    await pauseButton(page).click()
    await expect(playButton(page)).toBeVisible()
  })
})

/** Returns whether an element is neither clipped nor covered at its corners. */
function isOnTopAtItsCorners(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  // Inside the slanted sides.
  const inset = 10
  return [left + inset, right - inset].every((x) =>
    [top + 2, bottom - 2].every((y) =>
      element.contains(document.elementFromPoint(x, y)),
    ),
  )
}

/**
 * Records when each underline animation starts, on the page's clock, and
 * exposes a wait for real frames.
 */
function recordUnderlines(text: string) {
  const underlinedAt: number[] = []
  const requestFrame = requestAnimationFrame.bind(globalThis)
  // The start of an animation is reported within two frames of the clock tick
  // that causes it.
  const nextFrames = () =>
    new Promise((resolve) => requestFrame(() => requestFrame(resolve)))
  Object.assign(globalThis, { underlinedAt, nextFrames })
  document.addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element && target.textContent === text)
      underlinedAt.push(performance.now())
  })
}

function underlines(page: Page): Promise<number[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'underlinedAt'))
}

async function expectUnderlineAtRest(page: Page) {
  const animations = () =>
    phrase(page).evaluate(
      (element) => element.getAnimations({ subtree: true }).length,
    )
  await expect.poll(animations).toBe(0)
}

test('with reduced motion the underline is static, and there is no video or button', async ({
  page,
}) => {
  await page.addInitScript(recordUnderlines, hero.headline.highlight)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await waitForHydration(page)
  await expect(heroSection(page).locator('video')).toHaveCount(0)
  await expect(heroSection(page).getByRole('button')).toHaveCount(0)
  expect(await underlines(page)).toEqual([])
})

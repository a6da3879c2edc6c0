import type { Page } from '@playwright/test'

import { hero } from '../app/content/home-page-text.ts'
import { playbackTexts } from '../app/content/ui-labels.ts'
import { hasFilm } from '../tests/support/has-film.ts'
import { expect, test } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { boxOf, hasShortHero, heroSection } from './support/layout.ts'
import { skipToLastMoments } from './support/video.ts'

const heroButton = (page: Page, name: string) =>
  heroSection(page).getByRole('button', { name })
const pauseButton = (page: Page) => heroButton(page, playbackTexts.pause)
const playButton = (page: Page) => heroButton(page, playbackTexts.play)
const heroVideo = (page: Page) => heroSection(page).locator('video')

const heroHeight = async (page: Page) => (await boxOf(heroSection(page))).height

test('the hero fills 60% of the window height, from 500 to 700 pixels, and the whole of a phone in landscape', async ({
  page,
}) => {
  test.skip(!hasShortHero, 'The words take more lines.')
  await page.goto('/')
  for (const { window, expected } of [
    { window: { width: 1280, height: 800 }, expected: 500 },
    { window: { width: 1440, height: 900 }, expected: 540 },
    { window: { width: 1440, height: 1400 }, expected: 700 },
    // A phone in landscape, below a header of 56 px.
    { window: { width: 844, height: 390 }, expected: 334 },
  ]) {
    await page.setViewportSize(window)
    await expect
      .poll(() => heroHeight(page), JSON.stringify(window))
      .toBeCloseTo(expected, 0)
  }
})

test('the hero grows with larger text', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px'
  })
  // A phone's hero has fewer words, which need no more than the usual maximum.
  for (const { window, usual } of [
    { window: { width: 320, height: 568 }, usual: 500 },
    { window: { width: 1280, height: 700 }, usual: 700 },
  ]) {
    await page.setViewportSize(window)
    await expect.poll(() => heroHeight(page)).toBeGreaterThan(usual)
    const area = await boxOf(heroSection(page))
    const callLink = await boxOf(
      heroSection(page).getByRole('link', { name: /^Call/ }),
    )
    const callBottom = callLink.y + callLink.height
    expect(callBottom).toBeLessThan(area.y + area.height)
  }
})

test('with reduced motion the underline is static, and there is no video or button', async ({
  page,
}) => {
  await openHome(page)
  await expect(heroVideo(page)).toHaveCount(0)
  await expect(heroSection(page).getByRole('button')).toHaveCount(0)
  expect(await underlines(page)).toEqual([])
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' })
  test.skip(!hasFilm, 'Nothing moves without a film.')

  test('the underline of "Top Rated" is redrawn every 10 seconds', async ({
    page,
  }) => {
    // Drawing a video without a GPU would slow down every frame.
    await page.addInitScript(saveData)
    await openHome(page)
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
    const replays = (await underlines(page)).slice(length)
    const [first = 0, second = 0, third = 0] = replays
    for (const interval of [second - first, third - second]) {
      expect(interval).toBeGreaterThan(8_500)
      expect(interval).toBeLessThan(11_500)
    }
  })

  test('a button stops and resumes everything that moves by itself, also when the video has ended', async ({
    page,
  }) => {
    await openHome(page)
    const video = heroVideo(page)
    await expect(video).toHaveJSProperty('paused', false)
    await pauseButton(page).click()
    await expect(video).toHaveJSProperty('paused', true)
    await playButton(page).click()
    await expect(video).toHaveJSProperty('paused', false)
    // Its last moments stand for the seconds before.
    await skipToLastMoments(video)
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
})

function saveData() {
  const value = { saveData: true }
  Object.defineProperty(navigator, 'connection', { value })
}

async function openHome(page: Page) {
  // Before the clock replaces the page's frames.
  await page.addInitScript(recordUnderlines, hero.headline.highlight)
  await page.clock.install()
  await openPage(page, '/')
}

// Records when each underline animation starts, on the page's clock, and
// exposes a wait for real frames.
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
  const phrase = page.getByText(hero.headline.highlight, { exact: true })
  const animations = () =>
    phrase.evaluate(
      (element) => element.getAnimations({ subtree: true }).length,
    )
  await expect.poll(animations).toBe(0)
}

import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'
import { video } from './hero-parts.ts'

/** The film runs, and once it is over its last frame stays. Most of it is skipped: seven seconds are long. */
export async function expectToRestAtItsEnd(
  page: Page,
  expected: { file: string; width: number; height: number },
): Promise<void> {
  await expect
    .poll(() => video(page).evaluate((film: HTMLVideoElement) => film.currentTime), 'it runs by itself')
    .toBeGreaterThan(0)
  await video(page).evaluate((film: HTMLVideoElement) => {
    if (!film.ended) film.currentTime = film.duration - 0.5
  })
  await expect(video(page)).toHaveJSProperty('ended', true)
  // It fades in when it begins.
  await expect(video(page)).toHaveCSS('opacity', '1')
  const { duration, rest, ...film } = await video(page).evaluate((film: HTMLVideoElement) => ({
    file: new URL(film.currentSrc).pathname,
    width: film.videoWidth,
    height: film.videoHeight,
    duration: film.duration,
    rest: film.duration - film.currentTime,
  }))
  expect(film).toEqual(expected)
  expect(duration).toBeGreaterThanOrEqual(6)
  expect(duration).toBeLessThanOrEqual(8)
  expect(rest).toBeLessThan(0.1)
}

import type { CDPSession, Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import { wandTexts } from '../app/content/wand-texts.ts'
import { expect } from './fixtures.ts'
import { homeHero, video } from './hero-parts.ts'

interface Spot {
  x: number
  y: number
}

/** The control of the wand, as somebody with a mouse, a finger or the keys is told of it. */
export function wandControl(page: Page): Locator {
  const { mouse, finger, keys } = wandTexts
  return homeHero(page).getByRole('button', { name: new RegExp([mouse, finger, keys].join('|')) })
}

export function wayToForm(page: Page): Locator {
  return homeHero(page).getByRole('link', { name: wandTexts.done })
}

/** What is drawn over the film, once the clean ground is there: mud, stone and the water in the air. */
export function layers(page: Page): Locator {
  return homeHero(page).locator('canvas')
}

/** Its files, of those a page has fetched: the script, and the clean ground, which is fetched for a hand that moves. */
export function wandFiles(page: Page): { scripts: string[]; stills: string[] } {
  const files = { scripts: [] as string[], stills: [] as string[] }
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/hero-wand.*\.js/.test(pathname)) files.scripts.push(pathname)
    if (/hero-clean/.test(pathname)) files.stills.push(pathname)
  })
  return files
}

/** Opens home with somebody there, and skips the film to its end. */
export async function openAtFilmEnd(page: Page): Promise<void> {
  await page.goto('/')
  await expect
    .poll(() => video(page).evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0)
  await page.keyboard.press('Shift')
  await video(page).evaluate((film: HTMLVideoElement) => {
    if (!film.ended) film.currentTime = film.duration - 0.2
  })
  await expect(wandControl(page)).toBeVisible()
}

/** Where a place of the film's picture, in its pixels, is seen in the window. */
export async function spotOf(page: Page, place: Spot): Promise<Spot> {
  return await video(page).evaluate((film: HTMLVideoElement, { x, y }) => {
    const box = film.getBoundingClientRect()
    const scale = Math.max(box.width / film.videoWidth, box.height / film.videoHeight)
    const [across = 0, down = 0] = getComputedStyle(film).objectPosition.split(' ').map(parseFloat)
    return {
      x: box.left + ((box.width - film.videoWidth * scale) * across) / 100 + x * scale,
      y: box.top + ((box.height - film.videoHeight * scale) * down) / 100 + y * scale,
    }
  }, place)
}

/** How light a spot of the window is, 0 to 255. */
export async function lightAt(page: Page, { x, y }: Spot): Promise<number> {
  const clip = { x: Math.round(x) - 8, y: Math.round(y) - 8, width: 16, height: 16 }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0)
}

/** How light a place of the film's picture is, as a share of another one. */
export async function lightOf(page: Page, place: Spot, other: Spot): Promise<() => Promise<number>> {
  const [spot, otherSpot] = [await spotOf(page, place), await spotOf(page, other)]
  return async () => (await lightAt(page, spot)) / (await lightAt(page, otherSpot))
}

/** A finger on the screen that goes from spot to spot. */
export async function swipe(touch: CDPSession, spots: Spot[]): Promise<void> {
  for (const [index, spot] of spots.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove'
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [spot] })
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Spots on the way from one to another. */
export function way(from: Spot, to: Spot, steps = 12): Spot[] {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }))
}

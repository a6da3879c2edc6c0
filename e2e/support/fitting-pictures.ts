import type { Page } from '@playwright/test'

import { filesOf, sitePictures } from '../../scripts/lib/site-pictures.ts'
import { nameElements } from './element-names.ts'
import { expect } from './fixtures.ts'
import { untilHydrated, untilLaidOut } from './hydrated.ts'
import { type SeenPicture, seenOnTheWayDown } from './picture-watch.ts'
import { expectStill, watchShifts } from './shift-watch.ts'

const widthOf = new Map(sitePictures.flatMap(filesOf).map(({ src, width }) => [src, width]))

/**
 * Reads a page to its end: every picture comes in AVIF, in its size, when it is needed, and moves nothing.
 * @returns how many pictures there are.
 */
export async function expectFittingPictures(page: Page, path: string): Promise<number> {
  await nameElements(page)
  const watch = await watchShifts(page)
  await page.goto(path)
  await untilHydrated(page)
  await untilLaidOut(page)
  const pictures = await seenOnTheWayDown(page)
  for (const picture of pictures) expectFits(picture, pictures)
  expectHurriesTheLargest(pictures)
  await expectStill(watch)
  return pictures.length
}

function expectFits({ address, needed, onFirstScreen, loading }: SeenPicture, all: readonly SeenPicture[]) {
  // Where a page shows a picture twice, the browser takes for the smaller place what it has fetched already.
  const most = Math.max(...all.filter((other) => other.address === address).map(({ needed }) => needed))
  const chosen = widthOf.get(address) ?? 0
  const about = `${address}, shown ${Math.round(needed)} px wide,`
  expect.soft(address).toMatch(/\.avif$/)
  expect.soft(chosen / most, `${about} is not too large`).toBeLessThanOrEqual(1.3)
  const isFullSize = !/-\d+\.avif$/.test(address)
  if (!isFullSize) expect.soft(chosen / needed, `${about} is sharp`).toBeGreaterThan(0.8)
  if (onFirstScreen === 0) expect.soft(loading, `${about} waits`).toBe('lazy')
}

function expectHurriesTheLargest(pictures: readonly SeenPicture[]) {
  const hurried = pictures.filter((picture) => picture.hurried)
  expect.soft(hurried.length, 'pictures that are fetched before others').toBeLessThanOrEqual(1)
  const most = Math.max(...pictures.map(({ onFirstScreen }) => onFirstScreen))
  for (const { address, onFirstScreen } of hurried) {
    expect.soft(onFirstScreen, `${address} is the largest on the first screen`).toBe(most)
  }
}

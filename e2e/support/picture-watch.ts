import type { Page } from '@playwright/test'

import { scrollToEnd } from './scroll-in-steps.ts'

export interface SeenPicture {
  /** Path of the file the browser chose. */
  address: string
  /** How many of its pixels in width the layout can show, before any crop. */
  needed: number
  /** Square pixels of the first screen that it takes. */
  onFirstScreen: number
  loading: string
  hurried: boolean
}

/** Every picture of the page, once it has been scrolled through. */
export async function seenOnTheWayDown(page: Page): Promise<SeenPicture[]> {
  const images = await page.evaluateHandle(shownImages)
  const onFirstScreen = await images.evaluate(areasInSight)
  await scrollToEnd(page)
  return images.evaluate(seenPictures, onFirstScreen)
}

// Those that come in widths; the stills of films have one. What is not shown is not fetched: it is lazy.
function shownImages(): HTMLImageElement[] {
  return [...document.images].filter(
    (image) => image.matches('source[sizes] + img') && image.getClientRects().length > 0,
  )
}

function areasInSight(images: HTMLImageElement[]): number[] {
  return images.map((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    const width = Math.min(right, innerWidth) - Math.max(left, 0)
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
    return Math.max(width, 0) * Math.max(height, 0)
  })
}

async function seenPictures(images: HTMLImageElement[], onFirstScreen: number[]): Promise<SeenPicture[]> {
  const loading = images.map((image) => image.loading)
  // On a busy machine a frame may be skipped, and with it the moment in which a lazy picture would have begun.
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode()))
  return images.map((image, index) => {
    const { offsetWidth, offsetHeight } = image
    const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const covers = getComputedStyle(image).objectFit === 'cover'
    const shown = covers ? Math.max(offsetWidth, offsetHeight * shape) : offsetWidth
    return {
      address: new URL(image.currentSrc).pathname,
      needed: shown * devicePixelRatio,
      onFirstScreen: onFirstScreen[index] ?? 0,
      loading: loading[index] ?? 'eager',
      hurried: image.fetchPriority === 'high',
    }
  })
}

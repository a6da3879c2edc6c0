import type { Locator, Page } from '@playwright/test'

import { fullGallery } from '../app/content/gallery.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryPictures } from './support/gallery-pictures.ts'
import { untilHydrated } from './support/hydrated.ts'

const overlay = (page: Page) => page.getByRole('dialog')
const slider = (page: Page) => overlay(page).getByRole('slider', { name: /before or after/ })

async function openPicture(page: Page) {
  await page.goto('/gallery')
  await untilHydrated(page)
  await enlarge(page, 0)
}

async function enlarge(page: Page, index: number) {
  await galleryPictures(page).nth(index).click()
  await expect(overlay(page)).toHaveCSS('opacity', '1')
  await expect.poll(() => overlay(page).locator('img').evaluateAll(areLoaded)).toBe(true)
}

// A lazy image chooses its file only when the browser comes to load it: until then it has none.
function areLoaded(images: HTMLImageElement[]): boolean {
  return images.length > 0 && images.every(({ complete, currentSrc }) => complete && currentSrc !== '')
}

/** The picture's place on the screen, and points of it as shares of its width, at half its height. */
async function frame(page: Page) {
  const box = await overlay(page).getByRole('img').boundingBox()
  if (!box) throw new Error('no picture is shown')
  return { ...box, at: (share: number) => ({ x: box.x + share * box.width, y: box.y + box.height / 2 }) }
}

const half = (page: Page, name: 'Before' | 'After') => overlay(page).getByText(name, { exact: true })

async function before(slider: Locator): Promise<number> {
  return Number(await slider.inputValue())
}

test('shows both halves, labeled, and says how much of each', async ({ page }) => {
  await openPicture(page)
  const { alt = '', src = '' } = fullGallery[0] ?? {}
  await expect(overlay(page).getByRole('img', { name: alt })).toHaveJSProperty('complete', true)
  const chosen = await overlay(page)
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => new URL(currentSrc).pathname))
  const stem = src.replace('.webp', '')
  expect(chosen.map((address) => address.replace(/(-\d+)?\.avif$/, ''))).toEqual([
    `${stem}.after`,
    `${stem}.before`,
  ])
  await expect(half(page, 'Before')).toBeVisible()
  await expect(half(page, 'After')).toBeVisible()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '50% before, 50% after')

  await test.step('at either end one half covers the picture wholly, and the handle stays', async () => {
    expect(await seenInCorners(page)).toEqual(['before', 'after', 'before', 'after'])
    for (const [key, half] of [
      ['Home', 'after'],
      ['End', 'before'],
    ] as const) {
      await slider(page).press(key)
      await expect.poll(() => seenInCorners(page)).toEqual([half, half, half, half])
      await expect(overlay(page).locator('.comparison-handle')).toBeInViewport({ ratio: 1 })
    }
  })
})

test('the keys of a slider move the seam, and step no picture', async ({ page }) => {
  await openPicture(page)
  await page.keyboard.press('Tab')
  await expect(slider(page)).toBeFocused()
  for (const [key, text] of [
    ['ArrowRight', '51% before, 49% after'],
    ['ArrowLeft', '50% before, 50% after'],
    ['ArrowLeft', '49% before, 51% after'],
    ['Home', '0% before, 100% after'],
    ['End', '100% before, 0% after'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(slider(page)).toHaveAttribute('aria-valuetext', text)
  }
  await expect(overlay(page)).toContainText(`1 of ${fullGallery.length}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(overlay(page), 'elsewhere they step').toContainText(`2 of ${fullGallery.length}`)
  await expect(slider(page), 'every picture begins in the middle').toHaveValue('50')
  await slider(page).focus()
  await page.keyboard.press('Escape')
  await expect(overlay(page)).toBeHidden()
})

test('the handle takes the seam along, and so does a drag anywhere; a click closes', async ({ page }) => {
  await openPicture(page)
  const { at } = await frame(page)
  await page.mouse.move(at(0.5).x, at(0.5).y)
  await page.mouse.down()
  await page.mouse.move(at(0.7).x, at(0.7).y, { steps: 5 })
  await expect.poll(() => handleAt(page)).toBeCloseTo(0.7, 1)
  await page.mouse.up()
  const rest = await before(slider(page))
  await page.mouse.move(at(0.3).x, at(0.3).y)
  expect(await before(slider(page)), 'let go, it stays').toBe(rest)
  await expect(slider(page), 'the keys go on from there').toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveValue(String(rest - 1))

  await test.step('a drag anywhere is no click, not even one that ends beside the picture', async () => {
    const { x } = await frame(page)
    await page.mouse.move(at(0.4).x, at(0.4).y)
    await page.mouse.down()
    await page.mouse.move(x - 60, at(0).y, { steps: 5 })
    await page.mouse.up()
    await expect(slider(page)).toHaveValue('0')
    await expect(overlay(page)).toBeVisible()
  })

  await test.step('nor is a press of the handle, or of the slider by assistive technology', async () => {
    await overlay(page).locator('.comparison-handle').click()
    await slider(page).dispatchEvent('click')
    await expect(slider(page)).toHaveValue('0')
    await expect(overlay(page)).toBeVisible()
  })

  await test.step('a click anywhere on the picture closes it', async () => {
    // The handle still rests at the left end; in a picture opened anew it is in the middle.
    for (const share of [0.3, 0.05, 0.95]) {
      await page.mouse.click(at(share).x, at(share).y)
      await expect(overlay(page)).toBeHidden()
      await enlarge(page, 0)
    }
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a tap closes, a finger moves the seam sideways, and the handle is large enough for it', async ({
    page,
  }) => {
    await openPicture(page)
    const { at } = await frame(page)
    await page.touchscreen.tap(at(0.3).x, at(0.3).y)
    await expect(overlay(page)).toBeHidden()
    await enlarge(page, 0)
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: share === undefined ? [] : [at(share)] })
    await send('touchStart', 0.5)
    for (const share of [0.55, 0.6, 0.7, 0.8]) await send('touchMove', share)
    await send('touchEnd')
    await expect.poll(() => handleAt(page)).toBeCloseTo(0.8, 1)
    await expect(overlay(page)).toBeVisible()

    const handle = await overlay(page).locator('.comparison-handle').boundingBox()
    expect(handle?.width).toBeGreaterThanOrEqual(44)
    expect(handle?.height).toBeGreaterThanOrEqual(44)
    await expect(overlay(page).locator('.comparison')).toHaveCSS('touch-action', 'pan-y pinch-zoom')
  })
})

for (const [shape, window] of [
  ['a wide picture on a phone', { width: 360, height: 740 }],
  ['a page zoomed to 200 %', { width: 640, height: 400 }],
] as const) {
  test(`${shape} is shown whole, in its own shape, without scrolling`, async ({ page }) => {
    await page.setViewportSize(window)
    await page.goto('/gallery')
    await untilHydrated(page)
    for (const wanted of ['wide', 'tall']) {
      const index = fullGallery.findIndex(({ width, height }) => width > height === (wanted === 'wide'))
      await enlarge(page, index)
      const { x, y, width, height } = await frame(page)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(window.width)
      expect(y + height).toBeLessThanOrEqual(window.height)
      const image = fullGallery[index]
      expect(width / height).toBeCloseTo((image?.width ?? 0) / (image?.height ?? 1), 1)
      const scrolls = await overlay(page).evaluate(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight || scrollWidth > clientWidth,
      )
      expect(scrolls).toBe(false)
      await page.keyboard.press('Escape')
      await expect(overlay(page)).toBeHidden()
    }
  })
}

async function handleAt(page: Page): Promise<number> {
  const { x, width } = await frame(page)
  const handle = await overlay(page).locator('.comparison-handle').boundingBox()
  return ((handle?.x ?? 0) + (handle?.width ?? 0) / 2 - x) / width
}

/** Which half is on top near each corner, row by row. */
async function seenInCorners(page: Page): Promise<string[]> {
  const { x, y, width, height } = await frame(page)
  const inset = 12
  const corners = [y + inset, y + height - inset].flatMap((y) => [
    { x: x + inset, y },
    { x: x + width - inset, y },
  ])
  return await page.evaluate(
    (corners) =>
      corners.map(({ x, y }) => {
        const image = document.elementsFromPoint(x, y).find((element) => element instanceof HTMLImageElement)
        return /\.(before|after)/.exec(image?.currentSrc ?? '')?.[1] ?? 'nothing'
      }),
    corners,
  )
}

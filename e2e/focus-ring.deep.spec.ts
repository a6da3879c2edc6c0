import sharp from 'sharp'

import { expect, test } from './support/fixtures.ts'
import { untilHydrated } from './support/hydrated.ts'
import { pageKinds } from './support/page-kinds.ts'

/*
 * WCAG 1.4.11 and 2.4.13: between a control with and without the focus, as much as a line of two pixels around it
 * changes, and by 3 to 1. Measured by the pixels, on whatever lies behind.
 */
const smallestContrast = 3
const stop =
  'main :is(a[href], button, input:not([type=hidden]), textarea, summary), header :is(a, button), footer a'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedConsole: /status of 404/ })

for (const { kind, path } of pageKinds) {
  test(`on the ${kind} page, the focus is seen wherever it is`, async ({ page }) => {
    await page.goto(path)
    await untilHydrated(page)
    const stops = page.locator(stop).filter({ visible: true })
    const unseen: string[] = []
    for (let index = 0; index < (await stops.count()); index += 1) {
      const control = stops.nth(index)
      if ((await control.getAttribute('tabindex')) === '-1') continue
      // The key that moved the focus decides whether a ring is drawn.
      await page.keyboard.press('Shift')
      await control.focus()
      // A pair is moved by a slider over the whole picture; what is seen of it is its handle.
      const isSlider = (await control.getAttribute('type')) === 'range'
      const seen = isSlider ? control.locator('xpath=../*[contains(@class, "comparison-handle")]') : control
      const box = await seen.boundingBox()
      if (!box || box.width < 2 || (await control.evaluate((element) => element.closest('[inert]') !== null)))
        continue
      const clip = within({ x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 })
      if (clip.width < 2 || clip.height < 2) continue
      const focused = await pixels(await page.screenshot({ clip }))
      await control.blur()
      const plain = await pixels(await page.screenshot({ clip }))
      const changed = focused.filter(
        (luminance, at) => contrast(luminance, plain[at] ?? 0) >= smallestContrast,
      )
      const line = 2 * Math.min(box.width + box.height, clip.width + clip.height)
      if (changed.length < line)
        unseen.push(`${await control.innerText()}: ${changed.length} of ${Math.round(line)} px`)
    }
    expect(unseen).toEqual([])
  })
}

function within({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const [left, top] = [Math.max(0, x), Math.max(0, y)]
  return { x: left, y: top, width: Math.min(1280, x + width) - left, height: Math.min(800, y + height) - top }
}

/** Relative luminance of every pixel. */
async function pixels(png: Buffer): Promise<number[]> {
  const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return Array.from({ length: data.length / 3 }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = [...data.subarray(3 * at, 3 * at + 3)].map(linear)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  })
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

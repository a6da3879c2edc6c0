import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { brandColors } from '../../../app/content/brand-mark.ts'
import { celebrate } from '../../../app/features/quote/celebrate.ts'

// The library draws on a canvas, which only a browser has: here it writes down what it is asked for.
const fire = vi.hoisted(() => vi.fn<(options: object) => Promise<void>>())
vi.mock('canvas-confetti', () => ({ default: { create: () => fire } }))

function wantsNoMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches && query === '(prefers-reduced-motion: reduce)',
  }))
}

/** The style of a page, whose tokens another test holds to these colors. */
function paintsTheBrand(): void {
  const colors = new Map(Object.entries<string>(brandColors))
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: (property: string) => colors.get(property.replace('--color-', '')) ?? '',
  }))
}

const brandOnly = expect.toSatisfy((colors: string[]) =>
  colors.every((color) => Object.values<string>(brandColors).includes(color)),
)

beforeEach(() => fire.mockReset())
afterEach(() => vi.unstubAllGlobals())

test("the confetti is 100 particles, spread 70, from 0.6 of the height, in the brand's colors", async () => {
  wantsNoMotion(false)
  paintsTheBrand()
  await celebrate()
  expect(fire.mock.calls).toEqual([
    [expect.objectContaining({ particleCount: 100, spread: 70, origin: { y: 0.6 }, colors: brandOnly })],
  ])
})

test('visitors who want no motion get none', async () => {
  wantsNoMotion(true)
  await celebrate()
  expect(fire).not.toHaveBeenCalled()
})

import { expect, test, vi } from 'vitest'

import { playConfetti } from '../../../app/features/quote/confetti.ts'

// The library needs a canvas, which only browsers have.
const fire = vi.hoisted(() => vi.fn<(options: object) => Promise<void>>())
vi.mock('canvas-confetti', () => ({ default: { create: () => fire } }))

test('plays 100 particles with a spread of 70 from 60% of the way down the screen', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: () => '#123456',
  }))
  await playConfetti()
  vi.unstubAllGlobals()
  expect(fire).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      particleCount: 100,
      spread: 70,
      origin: { y: 0.6 },
    }),
  )
})

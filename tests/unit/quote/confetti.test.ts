import { afterEach, expect, test, vi } from 'vitest'

import { playConfetti } from '../../../app/features/quote/confetti.ts'

// The library draws on a canvas, which only a browser has.
const fire = vi.hoisted(() => vi.fn<(options: object) => Promise<void>>())
vi.mock('canvas-confetti', () => ({ default: { create: () => fire } }))

function stubBrowser({ reducedMotion }: { reducedMotion: boolean }): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
  }))
}

afterEach(() => {
  fire.mockReset()
  vi.unstubAllGlobals()
})

test('plays 100 particles with a spread of 70 from 0.6 of the height', async () => {
  stubBrowser({ reducedMotion: false })
  await playConfetti()
  expect(fire).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ particleCount: 100, spread: 70, origin: { y: 0.6 } }),
  )
})

test('plays nothing when the visitor prefers reduced motion', async () => {
  stubBrowser({ reducedMotion: true })
  await playConfetti()
  expect(fire).not.toHaveBeenCalled()
})

import { afterEach, expect, test, vi } from 'vitest'

import { celebrate } from '../../../app/features/quote/celebrate.ts'

// The library draws on a canvas, which only a browser has.
const fire = vi.hoisted(() => vi.fn<(options: object) => Promise<void>>())
vi.mock('canvas-confetti', () => ({ default: { create: () => fire } }))

function stubBrowser({ reducedMotion }: { reducedMotion: boolean }): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reducedMotion && query === '(prefers-reduced-motion: reduce)',
  }))
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '#123456' }))
}

afterEach(() => {
  fire.mockReset()
  vi.unstubAllGlobals()
})

test('confetti has 100 particles, a spread of 70 and starts at 0.6 of the height', async () => {
  stubBrowser({ reducedMotion: false })
  await celebrate()
  expect(fire).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ particleCount: 100, spread: 70, origin: { y: 0.6 } }),
  )
})

test('confetti stays away when the visitor prefers reduced motion', async () => {
  stubBrowser({ reducedMotion: true })
  await celebrate()
  expect(fire).not.toHaveBeenCalled()
})

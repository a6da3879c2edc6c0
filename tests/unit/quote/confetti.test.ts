import { expect, test } from 'vitest'

import { confettiOptions } from '../../../app/features/quote/confetti.ts'

test('confetti has 100 particles, a spread of 70 and starts at 60% of the height', () => {
  expect(confettiOptions).toEqual({
    particleCount: 100,
    spread: 70,
    origin: { y: 0.6 },
  })
})

import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What these do, they do for a mouse that rests: of a finger they hear the press and the focus. */
const forMice = [
  'app/features/assistant/assistant.tsx',
  'app/features/reviews/moving-strip.tsx',
  'app/features/reviews/use-strip-motion.ts',
]

test('no part listens through React for what it does not hear of a finger', () => {
  const listeners = globSync('app/**/*.{ts,tsx}').filter((file) =>
    /\bon(?:Mouse(?:Over|Out|Enter|Leave|Move)|Pointer(?:Over|Out|Enter|Leave)|(?:Got|Lost)PointerCapture)\b/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(listeners.toSorted()).toEqual(forMice)
})

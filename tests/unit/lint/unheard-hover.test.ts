import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

test('no part listens through React for what it does not hear of a finger', () => {
  const listeners = globSync('app/**/*.{ts,tsx}').filter((file) =>
    /\bon(?:Mouse(?:Over|Out|Enter|Leave|Move)|PointerOut|(?:Got|Lost)PointerCapture)\b/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(listeners).toEqual([])
})

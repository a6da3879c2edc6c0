import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

test('no part listens for the hover of a mouse through React, which does not hear it on phones', () => {
  const listeners = globSync('app/**/*.{ts,tsx}').filter((file) =>
    /\bonMouse(?:Over|Out|Enter|Leave)\b/.test(readFileSync(file, 'utf8')),
  )
  expect(listeners).toEqual([])
})

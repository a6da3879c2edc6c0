import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

test('nothing asks the router whether the page has been taken over, which renders a second time at once', () => {
  const askers = globSync('app/**/*.{ts,tsx}').filter((file) =>
    /import \{[^}]*\buseHydrated\b/.test(readFileSync(file, 'utf8')),
  )
  expect(askers).toEqual([])
})

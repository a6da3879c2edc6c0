import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

test('what leans, and what is cut off along the lean, is one of the shapes', () => {
  const written = globSync('app/**/*.{ts,tsx,css}').filter((file) =>
    /skewX\(|100% calc\(100% - (var\(--swipe|4vw)|clip-path:_?polygon\(calc\(tan/.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(written).toEqual(['app/styles/shapes.css'])
})

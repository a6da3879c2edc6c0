import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Functions that the oldest browsers in `browserslist` of package.json lack. */
const missingFunctions = [
  'AbortSignal.any',
  'Array.fromAsync',
  'Iterator.from',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'URL.canParse',
  'URL.parse',
]

/** Methods that they lack. */
const missingMethods = [
  'isDisjointFrom',
  'isSubsetOf',
  'isSupersetOf',
  'isWellFormed',
  'symmetricDifference',
  'toReversed',
  'toSorted',
  'toSpliced',
  'toWellFormed',
]

const missing = [
  ...missingFunctions.map((name) => `\\b${name.replace('.', '\\.')}\\b`),
  ...missingMethods.map((name) => `\\.${name}\\(`),
]

test('the scripts of the site call no function that the oldest supported browsers lack', () => {
  const scripts = globSync('.output/public/assets/*.js')
  expect(scripts.length).toBeGreaterThan(0)
  const pattern = new RegExp(missing.join('|'), 'g')
  const calls = scripts.flatMap(
    (script) => readFileSync(script, 'utf8').match(pattern) ?? [],
  )
  expect(calls).toEqual([])
})

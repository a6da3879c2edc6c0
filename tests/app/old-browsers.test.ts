import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/**
 * Names of functions that the oldest browsers in `browserslist` of package.json
 * lack.
 */
const unsupportedFunctions =
  /\b(?:Promise\.(?:try|withResolvers)|(?:Object|Map)\.groupBy|Array\.fromAsync|URL\.(?:canParse|parse)|AbortSignal\.any|RegExp\.escape|Iterator\.from)\b|\.(?:toReversed|toSorted|toSpliced|isWellFormed|toWellFormed|isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/g

test('the scripts of the site call no function that the oldest supported browsers lack', () => {
  const scripts = globSync('.output/public/assets/*.js')
  expect(scripts.length).toBeGreaterThan(0)
  const calls = scripts.flatMap(
    (script) => readFileSync(script, 'utf8').match(unsupportedFunctions) ?? [],
  )
  expect(calls).toEqual([])
})

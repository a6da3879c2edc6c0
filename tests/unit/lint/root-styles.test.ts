import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What a style asks of all that is in the page. */
function asksOfRoot(css: string): string[] {
  return [...css.matchAll(/(?:^|[\s,{}])(?::root|html|body):has\((?<what>(?:[^()]|\([^()]*\))*)\)/gm)].map(
    ({ groups }) => groups?.what ?? '',
  )
}

test('no style asks the root for a state that a press may change: each press would style the root anew', () => {
  const asked = globSync('app/**/*.css').flatMap((file) => asksOfRoot(readFileSync(file, 'utf8')))
  expect(asked).toContain('.service-row')
  expect(asked.filter((what) => /[[:]/.test(what))).toEqual([])
})

test('such a question is found', () => {
  expect(asksOfRoot('.a { color: red } :root:has(:is(main, footer) :focus-visible) .bar { top: 0 }')).toEqual(
    [':is(main, footer) :focus-visible'],
  )
})

import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What is written of `pattern` in the files of `glob`, as `file: match`. */
function written(glob: string, pattern: RegExp): string[] {
  return globSync(glob).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([match]) => `${file}: ${match}`),
  )
}

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

test('no component sets letters in a size of its own', () => {
  expect(written('app/**/*.{ts,tsx}', /\btext-\[[^\]]*\]|\bfontSize\b/g)).toEqual([])
})

test('no stylesheet but that of paper sets letters in a size of its own', () => {
  const sizes = written('app/styles/*.css', /font-size: (?!var\(--text-)[^;]+/g)
  expect(sizes.filter((size) => !/print\.css|\dem$/.test(size))).toEqual([])
})

test('every size of the scale is used', () => {
  const everything = globSync('app/**/*.{ts,tsx,css}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const names = new Set([...tokens.matchAll(/--(text-[\w-]+):/g)].map(([, name]) => name))
  const unused = [...names].filter((name) => !new RegExp(`[\\s'":(]-{0,2}${name}[\\s'")]`).test(everything))
  expect(unused).toEqual([])
})

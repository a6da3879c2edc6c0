import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { faceLetters } from '../../../scripts/brand/face-letters.ts'

test('the style tells browsers exactly the letters that the small text face has, so that they fetch the whole for no other', async () => {
  const style = await readFile(new URL('../../../app/styles/fonts.css', import.meta.url), 'utf8')
  const range = /unicode-range:([^;]+);/.exec(style)?.[1] ?? ''
  const told = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, from = '', to = from]) =>
    lettersBetween(parseInt(from, 16), parseInt(to, 16)),
  )
  expect(told.toSorted()).toEqual(faceLetters.split('').toSorted())
})

function lettersBetween(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
}

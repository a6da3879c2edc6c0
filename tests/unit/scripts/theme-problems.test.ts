import { expect, test } from 'vitest'

import { findThemeProblems } from '../../../scripts/lib/theme-problems.ts'
import { readColors } from '../../../scripts/lib/theme.ts'

const colors = readColors()

test('every text of the theme can be read on its background', () => {
  expect(findThemeProblems(colors)).toEqual([])
})

test('names a text that is too pale for its background', () => {
  const pale = new Map([...colors, ['action', '#808080'], ['ink', '#666666']])
  expect(findThemeProblems(pale)).toContain(
    'theme.css: --color-ink on --color-action has a contrast of 1.5. Text needs 4.5: make one darker or lighter.',
  )
})

test('names a color that is missing or no number', () => {
  const colorless = new Map(colors)
  colorless.delete('ground-line')
  expect(findThemeProblems(colorless)).toEqual([
    'theme.css: --color-ground-line must be there, as six digits such as #0a66a8',
  ])
})

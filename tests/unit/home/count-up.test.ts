import { expect, test } from 'vitest'

import { easeOut, figureAt } from '../../../app/pages/home/count-up.ts'

const moments = Array.from({ length: 251 }, (_, index) => index / 250)

function figures(target: number): number[] {
  return moments.map((moment) => figureAt(target, easeOut(moment)))
}

test.each([700, 6, 100, 24])('%i is reached from 0, exactly at the end', (target) => {
  expect(figures(target).at(0)).toBe(0)
  expect(figures(target).at(-1)).toBe(target)
})

test('a clock that starts a little early still shows 0, and one that ends late the target', () => {
  expect(figureAt(700, -0.01)).toBe(0)
  expect(figureAt(700, 1.01)).toBe(700)
})

test('figures are whole and never fall', () => {
  expect(figures(700).every(Number.isInteger)).toBe(true)
  expect(figures(700)).toEqual(figures(700).toSorted((a, b) => a - b))
})

test('counting eases out: every quarter of the time adds less than the one before', () => {
  const quarters = [0, 0.25, 0.5, 0.75, 1].map((moment) => figureAt(700, easeOut(moment)))
  const steps = quarters.slice(1).map((figure, index) => figure - (quarters[index] ?? 0))
  expect(steps).toEqual(steps.toSorted((a, b) => b - a))
  expect(new Set(steps).size).toBe(4)
})

import { expect, test } from 'vitest'

import { countAt, countUpVisibility } from '../../../app/pages/home/count-up.ts'

const moments = Array.from({ length: 251 }, (_, index) => index * 10)

test('counting takes 2500 ms and begins when 30 % of the banner is visible', () => {
  const target = 1_000_000_000
  expect(countAt(target, 2490)).toBeLessThan(target)
  expect(countAt(target, 2500)).toBe(target)
  expect(countUpVisibility).toBe(0.3)
})

test.each([700, 6, 100, 24])('%i is reached from 0, exactly at the end', (target) => {
  expect(countAt(target, 0)).toBe(0)
  expect(countAt(target, 2500)).toBe(target)
  expect(countAt(target, 9000)).toBe(target)
})

test('a clock that starts a little early still shows 0', () => {
  expect(countAt(700, -16)).toBe(0)
})

test('figures are whole and never fall', () => {
  const figures = moments.map((elapsed) => countAt(700, elapsed))
  expect(figures.every(Number.isInteger)).toBe(true)
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
})

test('counting eases out: every quarter of the time adds less than the one before', () => {
  const quarters = [0, 625, 1250, 1875, 2500].map((elapsed) => countAt(700, elapsed))
  const steps = quarters.slice(1).map((figure, index) => figure - (quarters[index] ?? 0))
  expect(steps).toEqual(steps.toSorted((a, b) => b - a))
  expect(new Set(steps).size).toBe(4)
})

import { expect, test } from 'vitest'

import { easeOut, figureAt } from '../../../app/features/home/counter.ts'

test.each([700, 6, 100, 24])('a figure counts from 0 up to exactly %i, in whole numbers', (target) => {
  const figures = Array.from({ length: 251 }, (_, index) => figureAt(target, easeOut(index / 250)))
  expect([figures.at(0), figures.at(-1)]).toEqual([0, target])
  expect(figures.every(Number.isInteger)).toBe(true)
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
})

test('a figure is bounded when the clock of the animation runs early or late', () => {
  expect([figureAt(700, -0.01), figureAt(700, 1.01)]).toEqual([0, 700])
})

test('counting eases out: every quarter of the time adds less than the one before', () => {
  const quarters = [0, 0.25, 0.5, 0.75, 1].map((moment) => figureAt(700, easeOut(moment)))
  const steps = quarters.slice(1).map((figure, index) => figure - (quarters[index] ?? 0))
  expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => b - a))
})

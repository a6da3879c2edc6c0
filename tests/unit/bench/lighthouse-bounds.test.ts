import { expect, test } from 'vitest'

import { broken, type PageFigures, worstOf } from '../../../scripts/lighthouse/bounds.ts'

const good: PageFigures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcp: 1.8,
  tbt: 50,
  cls: 0.01,
  totalBytes: 300_000,
  scriptBytes: 100_000,
  machine: 2_000,
}

test('of several visits every figure is taken at its worst, be it the lowest or the highest', () => {
  const worst = worstOf([
    good,
    { ...good, performance: 92, tbt: 10, machine: 2_100 },
    { ...good, lcp: 2.4, scriptBytes: 90_000, machine: 900 },
  ])
  expect(worst).toEqual({ ...good, performance: 92, lcp: 2.4, machine: 900 })
})

test('a page that just keeps its bounds passes', () => {
  expect([...broken(good)]).toEqual([])
})

test.each([
  ['performance', 99],
  ['accessibility', 99],
  ['bestPractices', 99],
  ['seo', 99],
  ['lcp', 1.81],
  ['tbt', 51],
  ['cls', 0.011],
] as const)('%s of %d is out of bounds', (name, value) => {
  expect([...broken({ ...good, [name]: value })]).toEqual([name])
})

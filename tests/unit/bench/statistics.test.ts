import { expect, test } from 'vitest'

import { spreadOf, spreadText } from '../../../scripts/bench/statistics.ts'

test('the median of an odd number is the middle one, whatever the order', () => {
  expect(spreadOf([9, 1, 5])).toEqual({ median: 5, least: 1, most: 9 })
})

test('the median of an even number lies between the middle two', () => {
  expect(spreadOf([4, 1, 2, 100]).median).toBe(3)
})

test('nothing measured is no figure', () => {
  expect(() => spreadOf([])).toThrow('Nothing was measured')
})

test('figures are written with two digits that count', () => {
  expect(spreadText(spreadOf([0.00234, 0.456, 12.34]))).toBe('0.46 (0.0023–12)')
})

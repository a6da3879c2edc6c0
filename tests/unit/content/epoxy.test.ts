import { expect, test } from 'vitest'

import { epoxyInstallTime, epoxyServices } from '../../../app/content/epoxy-floors.ts'
import { epoxyBenefits, epoxyProcess } from '../../../app/content/epoxy.ts'

test('four benefits are named, each once', () => {
  expect(epoxyBenefits).toHaveLength(4)
  expect(new Set(epoxyBenefits.map(({ title }) => title)).size).toBe(4)
})

test('the two service cards are garage floors and small patios', () => {
  expect(epoxyServices.map(({ title }) => title)).toEqual(['Garage Floors', 'Small Patios'])
})

test('the process runs from surface preparation to final inspection', () => {
  expect(epoxyProcess.map(({ title }) => title.toLowerCase())).toEqual([
    'surface preparation',
    'primer application',
    'epoxy coating',
    'final inspection',
  ])
})

test('an install is said to take 1-2 days, also among the benefits', () => {
  expect(epoxyInstallTime).toBe('Installed in 1-2 days')
  expect(epoxyBenefits.some(({ text }) => text.includes('1-2 days'))).toBe(true)
})

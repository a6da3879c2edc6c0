import { expect, test } from 'vitest'

import { ctaTexts } from '../../app/content/cta-text.ts'
import { specialtyBySlug } from '../../app/content/specialties/specialties.ts'

const { benefits, kinds, process, plate, teaser } = specialtyBySlug('epoxy')

test('the page about epoxy has four benefits, two service cards and a process of four steps', () => {
  expect(benefits?.items).toHaveLength(4)
  expect(kinds?.items.map(({ title }) => title)).toEqual([
    'Garage Floors',
    'Small Patios',
  ])
  expect(process?.steps.map(({ title }) => title)).toEqual([
    'Surface preparation',
    'Primer application',
    'Epoxy coating',
    'Final inspection',
  ])
  expect(ctaTexts.specialtyQuote).toBe('Get Free Quote')
})

test('epoxy is installed in one or two days', () => {
  expect(plate).toBe('Installed in 1–2 days')
})

test('the home page leads to it', () => {
  expect(teaser?.button).toBe('Learn More About Epoxy')
})

import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { servicesOf } from '../../../app/features/reviews/review-services.ts'

/** Author and text of each sample review. */
const samples = Array.from(
  readFileSync('supabase/seed.sql', 'utf8').matchAll(
    /\('5a3b1e00-[-\d]+', '(?<author>[^']+)', \d, '(?<text>[^']+)'/g,
  ),
  ({ groups: { author = '', text = '' } = {} }) => ({ author, text }),
)

test('a sample review speaks of the job in its author line, and of what else its text names', () => {
  const found = samples.map((review) => [review.author, servicesOf(review)])
  expect(Object.fromEntries(found)).toEqual({
    'Dolores M., driveway in Orangevale': ['driveway'],
    'Ray S., house in Rocklin': ['full-house'],
    'Priscilla N., patio in Granite Bay': ['patio', 'concrete-sealing'],
    'Walt H., gutters in Fair Oaks': ['gutter'],
    'Ines C., roof in Carmichael': ['roof'],
    'Jerome P., storefront in West Sacramento': ['commercial'],
    'Colleen A., deck in Folsom': ['deck-fence'],
    'Mai T., garage in Rancho Cordova': ['epoxy'],
  })
})

test.each([
  [
    'They power-washed our driveway and the patio is spotless.',
    'driveway patio',
  ],
  ['Thanks for cleaning the gutters, Joe!', 'gutter'],
  ['HOUSE WASHING DONE RIGHT', 'full-house'],
  ['The roof was cleaned on a Sunday', 'roof'],
  ['They sealed our driveway.', 'concrete-sealing'],
  ['They washed the pool deck', 'patio'],
  ['Had both fences washed. They didn’t hurt a single plant.', 'deck-fence'],
  ['Our garage has an epoxy floor now', 'epoxy'],
])('"%s" speaks of %s', (text, expected) => {
  expect(servicesOf({ author: 'Ann', text }).join(' ')).toBe(expected)
})

test.each([
  'Great people!',
  'On time, polite, fair price. Would hire again.',
  'They came to our house and cleaned everything.',
  'Parked in the driveway, washed the truck.',
  'He walked on the roof to clean the skylight.',
  'They don’t clean gutters, but were kind about it.',
  'Next year they will wash our fence.',
  'We asked for a quote to have the roof cleaned.',
  'Much better than the company that cleaned our roof before.',
  'My house cleaner recommended them.',
  'They washed the patio furniture.',
  'They left the driveway clean.',
  'El techo quedó como nuevo.',
  '🧽🧽🧽',
  '',
])('"%s" speaks of no service for sure', (text) => {
  expect(servicesOf({ author: 'Ann Roof', text })).toEqual([])
})

test('a town after the author’s name is no job', () => {
  expect(servicesOf({ author: 'Karen B., Folsom', text: 'Nice.' })).toEqual([])
})

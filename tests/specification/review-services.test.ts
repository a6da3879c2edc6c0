import { expect, test } from 'vitest'

import { servicesOf } from '../../app/features/reviews/review-services.ts'
import { shortenText } from '../../app/features/reviews/shorten-text.ts'
import { readFirmReviews } from '../../scripts/lib/firm-reviews.ts'

const { reviews: samples } = readFirmReviews()

test.each(samples)(
  'the review of $author is not cut inside a word',
  ({ text }) => {
    const shown = shortenText(text).replace('…', '')
    expect(`${text} `).toMatch(new RegExp(`^${shown}[ .,]`, 'u'))
  },
)

test('a sample review speaks of what its text or the job in its author line names', () => {
  const found = samples.map((review) => [review.author, servicesOf(review)])
  expect(Object.fromEntries(found)).toEqual({
    'Dolores M., driveway in Orangevale': ['driveway'],
    'Ray S., house in Rocklin': ['full-house'],
    'Priscilla N., patio in Granite Bay': ['concrete-sealing', 'patio'],
    'Walt H., gutters in Fair Oaks': ['gutter'],
    'Ines C., roof in Carmichael': ['roof'],
    'Jerome P., storefront in West Sacramento': ['commercial'],
    'Colleen A., deck in Folsom': ['deck-fence'],
    'Mai T., garage in Rancho Cordova': ['epoxy'],
  })
})

test.each([
  ['They washed our driveway and the patio is spotless.', 'driveway patio'],
  ['Thanks for cleaning the gutters, Joe!', 'gutter'],
  ['HOUSE WASHING DONE RIGHT', 'full-house'],
  ['Had both fences washed. They didn’t hurt a plant.', 'deck-fence'],
  ['Our garage has an epoxy floor now', 'epoxy'],
])('"%s" speaks of %s', (text, expected) => {
  const services = servicesOf({ author: 'Ann', text })
  expect(services.toSorted().join(' ')).toBe(expected)
})

test.each([
  'Great people!',
  'They came to our house and cleaned everything.',
  'They don’t clean gutters, but were kind about it.',
  'Next year they will wash our fence.',
  'The driveway, the roof and the gutters look new.',
  'El techo quedó como nuevo.',
  '',
])('"%s" speaks of no service in particular', (text) => {
  expect(servicesOf({ author: 'Ann Roof', text })).toEqual([])
})

test('a town after the author’s name is no job', () => {
  expect(servicesOf({ author: 'Karen B., Folsom', text: 'Nice.' })).toEqual([])
})

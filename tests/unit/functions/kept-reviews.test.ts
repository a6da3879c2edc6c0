import { expect, test } from 'vitest'

import { keepReviews, type ReviewsReading } from '#functions/fetch-reviews/kept-reviews.ts'

const minute = 60_000
const failure: ReviewsReading = { ok: false, code: 'google status 500' }

function reading(id: string): ReviewsReading {
  const review = { id, author: 'Ann', rating: 5, text: 'Clean.', date: '2026-05-14' }
  return { ok: true, answer: { reviews: [review], source: 'google' } }
}

/** A cache before a source that gives `readings` one after the other, at a time the test sets. */
function keep(...readings: ReviewsReading[]) {
  const clock = { now: 0 }
  const read = keepReviews(
    () => Promise.resolve(readings.shift() ?? failure),
    () => clock.now,
  )
  return (minutes: number) => {
    clock.now = minutes * minute
    return read()
  }
}

test('reviews are fresh for 30 minutes and read anew after that', async () => {
  const at = keep(reading('first'), reading('second'))
  expect(await at(0)).toEqual(reading('first'))
  expect(await at(29.9)).toEqual(reading('first'))
  expect(await at(30)).toEqual(reading('second'))
})

test('while a new reading fails they are kept until they are 60 minutes old', async () => {
  const at = keep(reading('first'), failure, failure, failure)
  await at(0)
  expect(await at(30)).toEqual(reading('first'))
  expect(await at(59.9)).toEqual(reading('first'))
  expect(await at(60)).toEqual(failure)
})

test('a failure is not kept', async () => {
  const at = keep(failure, reading('second'))
  expect(await at(0)).toEqual(failure)
  expect(await at(0.1)).toEqual(reading('second'))
})

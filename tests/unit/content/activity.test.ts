import { expect, test } from 'vitest'

import { type ActivityItem, activityToast, sampleActivity } from '../../../app/content/activity.ts'
import { serviceAreas } from '../../../app/content/cities/city.ts'
import { services } from '../../../app/content/services/services.ts'

test('twenty items alternate booking and review, a booking first', () => {
  expect(sampleActivity).toHaveLength(20)
  expect(sampleActivity.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 10 }, () => ['booking', 'review']).flat(),
  )
})

test('bookings name exactly the six specified services, as the services page calls them', () => {
  const booked = new Set<string>(
    sampleActivity.flatMap((item) => (item.kind === 'booking' ? [item.service] : [])),
  )
  expect(booked).toEqual(
    new Set([
      'House Washing',
      'Driveway Cleaning',
      'Concrete Sealing',
      'Roof Cleaning',
      'Commercial Cleaning',
      'Gutter Cleaning',
    ]),
  )
  expect([...booked].filter((name) => !services.some(({ shortTitle }) => shortTitle === name))).toEqual([])
})

test('bookings are located in the served areas', () => {
  const served = new Set<string>(serviceAreas.map(({ name }) => name))
  const elsewhere = sampleActivity.filter((item) => item.kind === 'booking' && !served.has(item.location))
  expect(elsewhere).toEqual([])
})

test('every review gives 5 stars', () => {
  const ratings = sampleActivity.flatMap((item) => (item.kind === 'review' ? [item.rating] : []))
  expect(ratings).toEqual(Array.from({ length: 10 }, () => 5))
})

test('people appear with a first name and an initial, each once', () => {
  const names = sampleActivity.map(({ name }) => name)
  expect(names.filter((name) => !/^[A-Z][a-z]+ [A-Z]\.$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(20)
})

test('ages are whole days, at least one', () => {
  expect(sampleActivity.filter(({ daysAgo }) => !Number.isInteger(daysAgo) || daysAgo < 1)).toEqual([])
})

const booking: ActivityItem = {
  kind: 'booking',
  name: 'Ada L.',
  service: 'Roof Cleaning',
  location: 'Loomis',
  daysAgo: 3,
}
const review: ActivityItem = { kind: 'review', name: 'Ada L.', rating: 5, daysAgo: 3 }

test('a booking tells who booked what, where and when', () => {
  expect(activityToast(booking)).toEqual({
    title: 'New Booking!',
    text: 'Ada L. booked Roof Cleaning in Loomis · 3 days ago',
  })
})

test('a review tells who left 5 stars and when', () => {
  expect(activityToast(review)).toEqual({
    title: 'New Review!',
    text: 'Ada L. left a 5-star review · 3 days ago',
  })
})

test('one day is told in the singular', () => {
  expect(activityToast({ ...booking, daysAgo: 1 }).text).toMatch(/ · 1 day ago$/)
  expect(activityToast({ ...review, daysAgo: 1 }).text).toMatch(/ · 1 day ago$/)
})

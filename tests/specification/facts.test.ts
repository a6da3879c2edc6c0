import { expect, test } from 'vitest'

import { weekdays } from '#domain/opening-hours.ts'

import { activityNotices } from '../../app/content/activity.ts'
import { assistantFailure } from '../../app/content/assistant-text.ts'
import { business } from '../../app/content/business.ts'
import { cityIndex } from '../../app/content/cities/city-index.ts'
import { claimFacts, facts } from '../../app/content/facts.ts'
import { fullGallery } from '../../app/content/gallery.ts'
import { hero, stats } from '../../app/content/home-page-text.ts'
import { quoteNotices } from '../../app/content/quote-form-text.ts'
import {
  defaultServiceId,
  serviceIds,
} from '../../app/content/services/service-index.ts'
import { services } from '../../app/content/services/services.ts'

/*
 * Lists and claims that the specification fixes. Update them here when you
 * change them on purpose. The tests of the running site state the texts and
 * counts that it fixes where visitors meet them.
 */

test('there are sixteen service areas, in order', () => {
  expect(cityIndex.map(({ name, slug }) => `${name} ${slug}`)).toEqual([
    'Orangevale orangevale',
    'El Dorado Hills el-dorado-hills',
    'Loomis loomis',
    'Granite Bay granite-bay',
    'Roseville roseville',
    'West Sacramento west-sacramento',
    'Foothill Farms foothill-farms',
    'Rosemont rosemont',
    'Rocklin rocklin',
    'Rio Linda rio-linda',
    'Rancho Cordova rancho-cordova',
    'Carmichael carmichael',
    'Folsom folsom',
    'North Highlands north-highlands',
    'Fair Oaks fair-oaks',
    'Citrus Heights citrus-heights',
  ])
})

test('there are eight services, and concrete sealing is the default', () => {
  expect(serviceIds).toEqual([
    'concrete-sealing',
    'full-house',
    'driveway',
    'patio',
    'commercial',
    'deck-fence',
    'roof',
    'gutter',
  ])
  expect(defaultServiceId).toBe('concrete-sealing')
})

test('each service shows three pairs of before and after, besides that of its hero', () => {
  for (const { pictures, heroPicture } of services) {
    const others = pictures.filter((picture) => picture !== heroPicture)
    const shown = others.length === 3 ? others : pictures
    expect(shown.map(({ alt }) => alt)).toEqual(
      Array.from({ length: 3 }, () =>
        expect.stringMatching(/^Before: .+ After: /),
      ),
    )
  }
})

test('the gallery has twenty-four pairs of eight categories', () => {
  expect(fullGallery).toHaveLength(24)
  const categories = new Set(
    fullGallery.flatMap(({ category }) => category ?? []),
  )
  expect([...categories].toSorted()).toEqual([
    'Commercial Cleaning',
    'Deck Cleaning',
    'Driveway Cleaning',
    'House Washing',
    'Patio Cleaning',
    'Paver Cleaning',
    'Sidewalk Cleaning',
    'Walkway Cleaning',
  ])
})

test('no two captions of the gallery name the same surface', () => {
  const surfaces = fullGallery.flatMap(({ job }) => job?.surface ?? [])
  expect(new Set(surfaces).size).toBe(surfaces.length)
})

test('the site makes the specified claims', () => {
  expect([...claimFacts.values()]).toEqual(
    expect.arrayContaining([
      'over 6 years in business',
      'since 2018',
      'licensed, bonded and insured',
      'free estimates',
      'same-day response',
      'Same Day',
      '100% satisfaction guarantee',
      '5.0 star rating',
      '5.0 Stars',
      'reply within 24 hours',
      'up to 50% longer concrete life',
      'up to 10% higher property value',
      'installed in 1–2 days',
    ]),
  )
  expect(facts.get('hours')).toBe('7:00 AM to 7:00 PM every day')
})

test('the home page counts the specified figures', () => {
  const figures = stats.map(({ target, suffix }) => `${target}${suffix}`)
  expect(figures).toEqual(['700+', '6+', '100%', '24/7'])
  expect(hero.headline.highlight).toBe('Top Rated')
})

test('the assistant apologizes in the specified words', () => {
  expect(assistantFailure).toBe(
    "I'm sorry, I'm having trouble responding right now. Please call us directly at (916) 555-0142 for immediate assistance with your pressure washing needs!",
  )
})

test('a stored request is confirmed in the specified words', () => {
  expect(quoteNotices.stored).toEqual({
    title: 'Quote Request Submitted Successfully!',
    text: "We'll get back to you within 24 hours with your free quote.",
  })
})

test('the business is in Sacramento, open 7 to 7, and serves a radius of 50 kilometers', () => {
  const { address, state, hours, serviceAreaRadius } = business
  expect([address?.city, state]).toEqual(['Sacramento', 'CA'])
  expect(hours).toEqual(
    weekdays.map((weekday) => ({ weekday, opens: '07:00', closes: '19:00' })),
  )
  expect(serviceAreaRadius).toBe(50_000)
})

test('twenty notifications alternate between bookings and reviews', () => {
  expect(activityNotices.map(({ title }) => title)).toEqual(
    Array.from({ length: 10 }, () => ['New Booking!', 'New Review!']).flat(),
  )
})

test('the bookings name six services', () => {
  const booked = activityNotices.flatMap(({ text }) =>
    [...text.matchAll(/ booked (.+) in /g)].map(([, service = '']) => service),
  )
  expect([...new Set(booked)].toSorted()).toEqual([
    'Commercial Cleaning',
    'Concrete Sealing',
    'Driveway Cleaning',
    'Gutter Cleaning',
    'House Washing',
    'Roof Cleaning',
  ])
})

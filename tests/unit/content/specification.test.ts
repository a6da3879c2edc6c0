import { expect, test } from 'vitest'

import { sampleSite } from '../../../app/content/business-defaults.ts'
import { serviceAreas } from '../../../app/content/cities/service-areas.ts'
import {
  epoxyBenefits,
  epoxyProcess,
} from '../../../app/content/epoxy-page-text.ts'
import { epoxyServices } from '../../../app/content/epoxy-services.ts'
import { galleryCategories } from '../../../app/content/gallery-categories.ts'
import { fullGallery } from '../../../app/content/gallery.ts'
import { homeGallery } from '../../../app/content/home-gallery.ts'
import { accordion, hero } from '../../../app/content/home-page-text.ts'
import {
  claims,
  clockTime,
  shortClaims,
  stats,
} from '../../../app/content/marketing-claims.ts'
import { defaultServiceId } from '../../../app/content/services/service.ts'
import { services } from '../../../app/content/services/services.ts'
import {
  activityToast,
  sampleActivity,
} from '../../../app/content/social-proof.ts'

/*
 * Words and numbers that the specification fixes. Update them here when you
 * change them on purpose. All other tests derive their facts from the content
 * or define their own.
 */

// The response has no success flag.
const bookedServices = [
  'House Washing',
  'Driveway Cleaning',
  'Concrete Sealing',
  'Roof Cleaning',
  'Commercial Cleaning',
  'Gutter Cleaning',
]

test.each<{ item: string; content: unknown; specified: unknown }>([
  {
    item: 'sixteen service areas in order',
    content: serviceAreas.map(({ name, slug }) => `${name} ${slug}`),
    specified: [
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
    ],
  },
  {
    item: 'eight services with concrete sealing as the default',
    content: [defaultServiceId, ...services.map(({ id }) => id)],
    specified: [
      'concrete-sealing',
      'concrete-sealing',
      'full-house',
      'driveway',
      'patio',
      'commercial',
      'deck-fence',
      'roof',
      'gutter',
    ],
  },
  {
    item: 'the service names of the footer and the notifications',
    content: services.map(({ shortTitle }) => shortTitle),
    specified: expect.arrayContaining(bookedServices),
  },
  {
    item: 'eight gallery categories',
    content: galleryCategories,
    specified: [
      'Paver Cleaning',
      'Driveway Cleaning',
      'Patio Cleaning',
      'House Washing',
      'Walkway Cleaning',
      'Deck Cleaning',
      'Commercial Cleaning',
      'Sidewalk Cleaning',
    ],
  },
  {
    item: 'a gallery of 20 images plus the 4 of the home page',
    content: [fullGallery.length, fullGallery.slice(-4)],
    specified: [24, homeGallery],
  },
  {
    item: 'the claims',
    content: Object.values(claims),
    specified: [
      'Over 6 years in business',
      'since 2018',
      'Licensed, bonded and insured',
      'Free estimates',
      'Same-day response',
      '100% satisfaction guarantee',
      '5.0 star rating',
      '7:00 AM to 7:00 PM every day',
      'Reply within 24 hours',
      'Up to 50% longer concrete life',
      'Up to 10% higher property value',
      'Installed in 1-2 days',
    ],
  },
  {
    item: 'the short claims of city pages',
    content: shortClaims,
    specified: { sameDayResponse: 'Same Day', rating: '5.0 Stars' },
  },
  {
    item: 'the home page headline with the phrase Top Rated underlined',
    content: hero.headline,
    specified: {
      before: 'Sacramento’s ',
      highlight: 'Top Rated',
      after: ' Pressure Washing',
    },
  },
  {
    item: 'license, estimates, response and guarantee in the hero',
    content: hero.assurances,
    specified: [
      'Licensed, bonded and insured',
      'Free estimates',
      'Same-day response',
      '100% satisfaction guarantee',
    ],
  },
  {
    item: 'four stats',
    content: stats.map(
      ({ target, suffix, label }) => `${target}${suffix} ${label}`,
    ),
    specified: [
      '700+ Happy Customers',
      '6+ Years Experience',
      '100% Satisfaction Rate',
      '24/7 Support Available',
    ],
  },
  {
    item: 'the epoxy page with four benefits, two services and four steps',
    content: [
      epoxyBenefits.length,
      epoxyServices.map(({ title }) => title),
      epoxyProcess.map(({ title }) => title),
    ],
    specified: [
      4,
      ['Garage Floors', 'Small Patios'],
      [
        'Surface Preparation',
        'Primer Application',
        'Epoxy Coating',
        'Final Inspection',
      ],
    ],
  },
  {
    item: 'the city Sacramento, hours from 7 AM to 7 PM and a radius of 50 kilometers',
    content: [
      sampleSite.address.city,
      sampleSite.address.region,
      sampleSite.hours,
      sampleSite.serviceAreaRadius,
    ],
    specified: [
      'Sacramento',
      'CA',
      { opens: '07:00', closes: '19:00' },
      50_000,
    ],
  },
  {
    item: 'twenty notifications that alternate between bookings and reviews',
    content: sampleActivity.map(({ kind }) => kind),
    specified: Array.from({ length: 10 }, () => ['booking', 'review']).flat(),
  },
])('the content has $item', ({ content, specified }) => {
  expect(content).toEqual(specified)
})

test.each([
  [1, '1 day ago'],
  [3, '3 days ago'],
])('a notification of an event %i days ago ends with "%s"', (daysAgo, age) => {
  expect(
    activityToast({
      kind: 'booking',
      name: 'Ada L.',
      service: 'Roof Cleaning',
      location: 'Loomis',
      daysAgo,
    }),
  ).toEqual({
    title: 'New Booking!',
    text: `Ada L. booked Roof Cleaning in Loomis · ${age}`,
  })
  expect(
    activityToast({ kind: 'review', name: 'Ada L.', rating: 5, daysAgo }),
  ).toEqual({
    title: 'New Review!',
    text: `Ada L. left a 5-star review · ${age}`,
  })
})

test('bookings name the six specified services in served areas, and reviews give 5 stars', () => {
  const bookings = sampleActivity.filter((item) => item.kind === 'booking')
  const reviews = sampleActivity.filter((item) => item.kind === 'review')
  expect(new Set(bookings.map(({ service }): string => service))).toEqual(
    new Set(bookedServices),
  )
  const areas = new Set<string>(serviceAreas.map(({ name }) => name))
  expect(bookings.filter(({ location }) => !areas.has(location))).toEqual([])
  expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([5]))
})

test('the collapsed text on the home page has three to five paragraphs with local details', () => {
  const { paragraphs } = accordion
  expect([3, 4, 5]).toContain(paragraphs.length)
  for (const word of ['oaks', 'Sacramento', 'algae', 'sprinklers', 'fog'])
    expect(paragraphs.join(' ')).toContain(word)
})

test('clock times use the American 12-hour format', () => {
  expect([clockTime('07:00'), clockTime('12:30'), clockTime('19:00')]).toEqual([
    '7:00 AM',
    '12:30 PM',
    '7:00 PM',
  ])
})

test('the sample business has only reserved domains and phone numbers', () => {
  expect(new URL(sampleSite.url).hostname).toMatch(/\.example$/)
  expect(sampleSite.email).toMatch(/\.example$/)
  expect(sampleSite.phone).toMatch(/^\+191655501\d\d$/)
})

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
import {
  claims,
  copyrightYear,
  shortClaims,
  stats,
} from '../../../app/content/marketing-claims.ts'
import { footerServices } from '../../../app/content/navigation.ts'
import {
  defaultServiceId,
  serviceIds,
} from '../../../app/content/services/service.ts'
import { services } from '../../../app/content/services/services.ts'
import { sampleActivity } from '../../../app/content/social-proof.ts'

/*
 * Counts, lists and claims that the specification fixes. Update them here when
 * you change them on purpose. Its sentences are in specified-texts.test.ts. All
 * other tests derive their facts from the content or define their own.
 */

test('there are sixteen service areas, in order', () => {
  expect(serviceAreas.map(({ name, slug }) => `${name} ${slug}`)).toEqual([
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

const listedServices = [
  'House Washing',
  'Driveway Cleaning',
  'Concrete Sealing',
  'Commercial Cleaning',
  'Roof Cleaning',
  'Gutter Cleaning',
]

test('the footer lists six services under the names that the services have', () => {
  expect(footerServices.map(({ label }) => label)).toEqual(listedServices)
  expect(services.map(({ shortTitle }) => shortTitle)).toEqual(
    expect.arrayContaining(listedServices),
  )
})

test('the gallery has eight categories, and 20 images besides the 4 of the home page', () => {
  expect(galleryCategories).toEqual([
    'Paver Cleaning',
    'Driveway Cleaning',
    'Patio Cleaning',
    'House Washing',
    'Walkway Cleaning',
    'Deck Cleaning',
    'Commercial Cleaning',
    'Sidewalk Cleaning',
  ])
  expect(homeGallery).toHaveLength(4)
  expect(fullGallery).toHaveLength(24)
})

test('each service has three before-and-after images', () => {
  const counts = services.map(({ pictures }) => pictures.length)
  expect(new Set(counts)).toEqual(new Set([3]))
})

test('the site makes the specified claims', () => {
  expect(Object.values(claims)).toEqual([
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
    'Installed in 1–2 days',
  ])
  expect(Object.values(shortClaims)).toEqual(['Same Day', '5.0 Stars'])
  expect(copyrightYear).toBe(2025)
})

test('there are four stats', () => {
  const figures = stats.map(
    ({ target, suffix, label }) => `${target}${suffix} ${label}`,
  )
  expect(figures).toEqual([
    '700+ Happy Customers',
    '6+ Years Experience',
    '100% Satisfaction Rate',
    '24/7 Support Available',
  ])
})

test('the epoxy page has four benefits, two services and four steps', () => {
  expect(epoxyBenefits).toHaveLength(4)
  expect(epoxyServices.map(({ title }) => title)).toEqual([
    'Garage Floors',
    'Small Patios',
  ])
  expect(epoxyProcess.map(({ title }) => title)).toEqual([
    'Surface preparation',
    'Primer application',
    'Epoxy coating',
    'Final inspection',
  ])
})

test('the business is in Sacramento, open 7 to 7, and serves a radius of 50 kilometers', () => {
  const { address, hours, serviceAreaRadius } = sampleSite
  expect([address.city, address.region]).toEqual(['Sacramento', 'CA'])
  expect(hours).toEqual({ opens: '07:00', closes: '19:00' })
  expect(serviceAreaRadius).toBe(50_000)
})

test('twenty notifications alternate between bookings and reviews', () => {
  expect(sampleActivity.map(({ kind }) => kind)).toEqual(
    Array.from({ length: 10 }, () => ['booking', 'review']).flat(),
  )
})

test('the bookings name the six listed services and served areas', () => {
  const bookings = sampleActivity.filter((item) => item.kind === 'booking')
  const booked = new Set(bookings.map(({ service }) => service))
  expect([...booked].toSorted()).toEqual(listedServices.toSorted())
  const areas = new Set<string>(serviceAreas.map(({ name }) => name))
  const elsewhere = bookings.filter(({ location }) => !areas.has(location))
  expect(elsewhere).toEqual([])
})

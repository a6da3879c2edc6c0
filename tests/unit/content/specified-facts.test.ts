import { globSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { serviceAreas } from '../../../app/content/cities/city.ts'
import { claims, durations } from '../../../app/content/claims.ts'
import { fullGallery } from '../../../app/content/gallery.ts'
import { homeGallery } from '../../../app/content/home-gallery.ts'
import { legacyRedirects } from '../../../app/content/legacy-redirects.ts'
import { defaultServiceId, serviceIds } from '../../../app/content/services/service.ts'
import { sampleSite } from '../../../app/content/site.ts'
import { sitemapEntries } from '../../../app/seo/sitemap.ts'

/*
 * The specification's counts and the sample's facts: this file and no other holds them. Whoever makes the site
 * theirs (another address, other hours, one city or service more) changes the numbers here, on purpose; every
 * other test brings its own facts or derives them.
 */

const specifiedRedirects = [
  { from: '/about-us', target: { to: '/' } },
  { from: '/roof-pressure-washing', target: { to: '/services', search: { tab: 'roof' } } },
  { from: '/roof-pressure-washing-sacramento', target: { to: '/services', search: { tab: 'roof' } } },
  { from: '/house-washing', target: { to: '/services', search: { tab: 'full-house' } } },
  { from: '/concrete-and-paver-sealing', target: { to: '/services', search: { tab: 'concrete-sealing' } } },
  { from: '/driveway-pressure-washing', target: { to: '/services', search: { tab: 'driveway' } } },
  { from: '/patio-pressure-washing', target: { to: '/services', search: { tab: 'patio' } } },
  {
    from: '/commercial-pressure-washing-company-sacramento',
    target: { to: '/services', search: { tab: 'commercial' } },
  },
  { from: '/blog', target: { to: '/reviews' } },
  { from: '/privacy', target: { to: '/contact' } },
  { from: '/epoxy-garage-flooring-elk-grove', target: { to: '/epoxy' } },
  {
    from: '/pressure-washing-company-carmichael',
    target: { to: '/city/$citySlug', params: { citySlug: 'carmichael' } },
  },
]

describe('the specification counts', () => {
  test('sixteen service areas, in this order', () => {
    expect(serviceAreas.map(({ name, slug }) => [name, slug])).toEqual([
      ['Orangevale', 'orangevale'],
      ['El Dorado Hills', 'el-dorado-hills'],
      ['Loomis', 'loomis'],
      ['Granite Bay', 'granite-bay'],
      ['Roseville', 'roseville'],
      ['West Sacramento', 'west-sacramento'],
      ['Foothill Farms', 'foothill-farms'],
      ['Rosemont', 'rosemont'],
      ['Rocklin', 'rocklin'],
      ['Rio Linda', 'rio-linda'],
      ['Rancho Cordova', 'rancho-cordova'],
      ['Carmichael', 'carmichael'],
      ['Folsom', 'folsom'],
      ['North Highlands', 'north-highlands'],
      ['Fair Oaks', 'fair-oaks'],
      ['Citrus Heights', 'citrus-heights'],
    ])
  })

  test('eight tabs, concrete sealing first', () => {
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

  test('twelve redirects and one of every city', () => {
    expect(legacyRedirects).toHaveLength(12 + 16)
    expect(legacyRedirects).toEqual(expect.arrayContaining(specifiedRedirects))
  })

  test('a gallery of twenty pairs plus the four of the home page', () => {
    expect(homeGallery).toHaveLength(4)
    expect(fullGallery).toHaveLength(20 + 4)
  })

  test('at most 350 files of pictures, as long as there are no more pictures', () => {
    expect(globSync('public/pictures/**/*.*').length).toBeLessThanOrEqual(350)
  })

  test('38 addresses in the sitemap', () => {
    expect(sitemapEntries).toHaveLength(38)
  })
})

describe('the specification says', () => {
  test('Sacramento in California, 7 to 19 hours, 50 kilometers', () => {
    expect(sampleSite.address).toMatchObject({ city: 'Sacramento', region: 'CA' })
    expect(sampleSite.hours).toEqual({ opens: '07:00', closes: '19:00' })
    expect(sampleSite.serviceAreaRadius).toBe(50_000)
  })

  test('these claims, in these words', () => {
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
      'Installed in 1-2 days',
    ])
    expect(durations).toEqual({
      yearsInBusiness: 6,
      sinceYear: 2018,
      replyHours: 24,
      epoxyInstallDays: '1-2',
    })
  })
})

test('the sample business has only reserved names and numbers', () => {
  expect(new URL(sampleSite.url).hostname).toMatch(/\.example$/)
  expect(sampleSite.email).toMatch(/\.example$/)
  expect(sampleSite.phone).toMatch(/^\+191655501\d\d$/)
})

import { expect, test } from 'vitest'

import {
  directionsUrl,
  mapEmbedUrl,
} from '../../../app/features/map/map-urls.ts'
import { testSite } from '../../support/test-site.ts'

test('the map is centered on the business', () => {
  const { latitude, longitude } = testSite.address.coordinates
  const { searchParams } = new URL(mapEmbedUrl({ latitude, longitude }))
  const box = searchParams.get('bbox') ?? ''
  const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
  expect(east).toBeGreaterThan(west)
  expect(north).toBeGreaterThan(south)
  expect((west + east) / 2).toBeCloseTo(longitude, 3)
  expect((south + north) / 2).toBeCloseTo(latitude, 3)
})

test('directions lead to the street address, even if it has special characters', () => {
  const url = new URL(
    directionsUrl({ ...testSite.address, street: '12 ½ O’Farrell & Sons #4' }),
  )
  expect(url.searchParams.get('destination')).toBe(
    '12 ½ O’Farrell & Sons #4, Sacramento, CA 95811',
  )
})

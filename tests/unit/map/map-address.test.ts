import { expect, test } from 'vitest'

import { directionsAddress, mapAddress } from '../../../app/features/map/map-address.ts'
import { testSite } from '../../support/test-site.ts'

test('the map surrounds the business and marks it', () => {
  const { latitude, longitude } = testSite.address.coordinates
  const url = new URL(mapAddress({ latitude, longitude }))
  expect(url.origin).toBe('https://www.openstreetmap.org')
  expect(url.searchParams.get('marker')).toBe(`${latitude},${longitude}`)

  const [west = 0, south = 0, east = 0, north = 0] = (url.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number)
  expect(west).toBeLessThan(longitude)
  expect(east).toBeGreaterThan(longitude)
  expect(south).toBeLessThan(latitude)
  expect(north).toBeGreaterThan(latitude)
  expect((west + east) / 2).toBeCloseTo(longitude, 3)
  expect((south + north) / 2).toBeCloseTo(latitude, 3)
})

test('directions lead to the street address, whatever signs it has', () => {
  const address = { ...testSite.address, street: '12 ½ O’Farrell & Sons #4' }
  const url = new URL(directionsAddress(address))
  expect(url.searchParams.get('destination')).toBe('12 ½ O’Farrell & Sons #4, Sacramento, CA 95811')
})

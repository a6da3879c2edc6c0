import { expect, test } from 'vitest'

import { cityIndex } from '../../../app/content/cities/city-index.ts'
import {
  directionsUrl,
  mapEmbedUrl,
} from '../../../app/features/map/map-urls.ts'
import { testSite } from '../../support/test-site.ts'

test('the map has a marker on the business and shows all served places around it', () => {
  const business = { latitude: 38.45, longitude: -121.8 }
  const places = cityIndex.flatMap(({ coordinates }) => coordinates ?? [])
  const { searchParams } = new URL(mapEmbedUrl([business, ...places], business))
  expect(searchParams.get('marker')).toBe('38.45,-121.8')
  const box = searchParams.get('bbox') ?? ''
  const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number)
  for (const { latitude, longitude } of [business, ...places]) {
    expect(longitude).toBeGreaterThan(west)
    expect(longitude).toBeLessThan(east)
    expect(latitude).toBeGreaterThan(south)
    expect(latitude).toBeLessThan(north)
  }
})

test('without coordinates of the business, the map has no marker', () => {
  const places = [{ latitude: 38.45, longitude: -121.8 }]
  const { searchParams } = new URL(mapEmbedUrl(places, undefined))
  expect(searchParams.has('marker')).toBe(false)
  expect(searchParams.get('bbox')).toBe('-121.8800,38.3700,-121.7200,38.5300')
})

test('directions lead to the street address, even if it has special characters', () => {
  const url = new URL(
    directionsUrl({
      street: '12 ½ O’Farrell & Sons #4',
      city: 'Ely',
      postalCode: '12345',
    }),
  )
  expect(url.searchParams.get('destination')).toBe(
    `12 ½ O’Farrell & Sons #4, Ely, ${testSite.state} 12345`,
  )
})

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { findCityProblems } from '../../../app/content/cities/check-cities.ts'
import { citySchema } from '../../../app/content/cities/city.schema.ts'

const city = {
  name: 'North Hill',
  slug: 'north-hill',
  zipCodes: ['97201'],
  opening: 'Firs shade the roofs.',
  intro: ['Moss loves them.'],
}

const firm = {
  cities: [city],
  map: {},
  legacyUrls: { redirects: [] },
  serviceIds: ['roof', 'windows'],
  specialtySlugs: ['tinting'],
  pairIds: ['roof-moss'],
}

test('a city needs its name, slug, ZIP codes, opening and an introduction, and nothing else', () => {
  expect(v.is(citySchema, city)).toBe(true)
  for (const field of Object.keys(city))
    expect(v.is(citySchema, { ...city, [field]: undefined })).toBe(false)
  expect(findCityProblems(firm)).toEqual([])
})

test.each([
  ['slug', { slug: 'North Hill' }],
  ['zipCodes.0', { zipCodes: ['9720'] }],
  ['zipCodes', { zipCodes: [] }],
  ['intro', { intro: [] }],
  ['coordinates.latitude', { coordinates: { latitude: 145, longitude: 9 } }],
  ['neighbourhoods', { neighbourhoods: ['Hilltop'] }],
])('names the field %s if it is wrong', (field, wrong) => {
  const { issues } = v.safeParse(citySchema, { ...city, ...wrong })
  expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field])
})

test('names every city, service, pair and page that the firm does not have', () => {
  const problems = findCityProblems({
    ...firm,
    cities: [
      city,
      {
        ...city,
        heroPair: 'roof-ivy',
        commonServices: [{ id: 'docks', reason: 'They are slick.' }],
      },
    ],
    map: { mainPlaces: ['south-hill'], labelSides: { 'west-hill': 'left' } },
    legacyUrls: {
      redirects: [
        { from: '/old', to: '/city/south-hill' },
        { from: '/older', to: '/services?tab=roof' },
        { from: '/oldest', to: '/tinting' },
      ],
    },
  })
  expect(problems).toEqual([
    'cities.ts: two cities have the slug "north-hill"',
    'cities/north-hill.ts: heroPair is no pair of gallery.ts or services/: "roof-ivy"',
    'cities/north-hill.ts: commonServices must be of roof, windows: "docks"',
    'pages/map.ts: labelSides must be slugs of cities: "west-hill"',
    'pages/map.ts: mainPlaces must be slugs of cities: "south-hill"',
    'legacy-urls.ts: to must be a page of the site: "/city/south-hill"',
  ])
})

import { expect, test } from 'vitest'

import { findUnknownNames } from '../../../app/content/unknown-names.ts'

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
  services: [{ id: 'roof' }, { id: 'windows', alsoPairs: ['roof-moss'] }],
  specialtySlugs: ['tinting'],
  pairIds: ['roof-moss'],
}

test('names every city, service, pair and page that the firm does not have', () => {
  expect(findUnknownNames(firm)).toEqual([])
  const unknown = findUnknownNames({
    ...firm,
    cities: [
      {
        ...city,
        heroPair: 'roof-ivy',
        commonServices: [
          { id: 'docks', reason: 'They are slick.', pair: 'dock-ice' },
        ],
      },
    ],
    services: [{ id: 'roof' }, { id: 'windows', alsoPairs: ['moss'] }],
    map: { mainPlaces: ['south-hill'], labelSides: { 'west-hill': 'left' } },
    legacyUrls: {
      redirects: [
        { from: '/old', to: '/city/south-hill' },
        { from: '/older', to: '/services?tab=roof' },
        { from: '/oldest', to: '/tinting' },
      ],
    },
  })
  expect(unknown).toEqual([
    'cities/north-hill.ts: no pair roof-ivy',
    'cities/north-hill.ts: no pair dock-ice',
    'cities/north-hill.ts: no service docks',
    'services/windows.ts: no pair moss',
    'pages/map.ts: no city west-hill',
    'pages/map.ts: no city south-hill',
    'legacy-urls.ts: no page /city/south-hill',
  ])
})

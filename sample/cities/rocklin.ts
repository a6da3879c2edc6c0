import type { CityFile } from '../../app/content/cities/city.ts'

export const rocklin: CityFile = {
  name: 'Rocklin',
  slug: 'rocklin',
  coordinates: { latitude: 38.8, longitude: -121.247 },
  heroPair: 'roof-tile',
  county: 'Placer County',
  title: 'Rocklin Pressure Washing',
  description:
    'Quarry-town granite, tile-roof hills and sun-baked stucco: house washing, roof treatment and paver care in Rocklin, CA 95677 and 95765.',
  keywords:
    'Rocklin pressure washing, tile roof cleaning Rocklin, paver cleaning Whitney Ranch',
  population: { count: 71_601, year: 2020, source: '2020 Census' },
  zipCodes: ['95677', '95765'],
  opening: 'Stone from these quarries went into the base of the State Capitol.',
  intro: [
    'What was left behind still breaks the surface in backyards from Pacific Street to Whitney Oaks: gray boulders, lichen on their north faces, and the same lichen, if you look up, on the north pitch of the roof.',
    'Hills and tile belong together here. Large parts of the city were built within thirty years, street after street under concrete tile, turned toward a view and therefore toward the weather. Southwest sides bake and chalk. Northeast sides collect a crust of lichen that spreads a little every winter.',
  ],
  conditions: [
    'Lichen and moss on north-pitched tile and on boulder landscaping',
    'Chalking paint and dust on southwest stucco that sees 100-degree afternoons',
    'Volcanic cobble soil washing off banks onto walks in the first autumn storm',
    'Pollen from the oak savanna kept as open space among the subdivisions, yellow in April',
  ],
  landmarks: [
    'Quarry Park',
    'Rocklin History Museum',
    'Finn Hall',
    'Sierra College',
    'Johnson-Springview Park',
    'Old Saint Mary’s Chapel',
  ],
  neighborhoods: [
    'Downtown Rocklin',
    'Sunset Whitney',
    'Stanford Ranch',
    'Whitney Oaks',
    'Springfield',
    'Whitney Ranch',
    'Croftwood',
  ],
  homeTypes: [
    'Quarry workers’ cottages and granite foundations around the old town blocks',
    'Split-levels and ranch houses from the 1960s and 1970s along the former Sunset Whitney fairways',
    'Stanford Ranch two-stories of the late 1980s and 1990s: stucco, concrete tile, broom-finished driveways',
    'Whitney Ranch homes built since 2005 with stone accents, courtyards and interlocking pavers',
  ],
  commonServices: [
    {
      id: 'roof',
      reason:
        'Treating lichen early, with no pressure at all, keeps it from taking hold for good.',
    },
    {
      id: 'full-house',
      reason:
        'A soft rinse takes off chalk and pollen together and shows whether the stucco needs paint or was only dusty.',
      pair: 'house-stucco-corner',
    },
    {
      id: 'concrete-sealing',
      reason:
        'Sun on a southwest paver driveway bleaches its color; a film-forming sealer slows that and holds the sand.',
      pair: 'sealing-tan-herringbone',
    },
    {
      id: 'gutter',
      reason:
        'Tile sheds grit as it ages, and a heavy gray sludge sits under the oak leaves.',
    },
  ],
  reasons: [
    'Tiles break under boots, so whatever can be treated from the edge or a ladder is never walked on.',
    'We wait for shade on hot walls, since cleaner that dries on stucco leaves its own mark.',
    'Over {years} years in business, and a free estimate in writing.',
  ],
  callToAction:
    'Step outside, look up at the north side of the roof, and tell us what you see when we call.',
}

import type { CityFile } from '../../app/content/cities/city.ts'

export const elDoradoHills: CityFile = {
  name: 'El Dorado Hills',
  slug: 'el-dorado-hills',
  coordinates: { latitude: 38.686, longitude: -121.082 },
  heroPair: 'sealing-red-pavers',
  county: 'El Dorado County',
  title: 'El Dorado Hills House Washing',
  description:
    'Red clay, blue oak tannin and hillside driveways: soft washing, tile roof cleaning and paver sealing in El Dorado Hills, CA, with free estimates.',
  keywords:
    'El Dorado Hills pressure washing, paver sealing El Dorado Hills, tile roof cleaning Serrano',
  population: { count: 50_547, year: 2020, source: '2020 Census' },
  zipCodes: ['95762'],
  opening:
    'At around 770 feet the valley fog is often below you, the sun arrives earlier, and the soil turns red.',
  intro: [
    'The red is iron in the clay. When a cut slope weeps onto a driveway, or a gardener hoses a bed toward the street, it leaves an orange ring that plain water only spreads.',
    'Most streets here were laid out as villages from the 1960s on, terraced into oak grassland. Terraces mean retaining walls, stairs and driveways steep enough that a wet film of algae matters. They also mean wind: the afternoon breeze climbs from the lake and carries dry grass chaff into every eave facing west.',
  ],
  conditions: [
    'Iron-red clay splashed onto stucco bases, stone veneer and the first course of block walls',
    'Blue oak and interior live oak shedding nearly all year, with tannin prints on pale pavers',
    'Chaff and star thistle fluff off open hillsides between May and the first rain',
    'Wildfire ash settled on roof tile, patios and window sills',
  ],
  landmarks: [
    'El Dorado Hills Town Center',
    'Brown’s Ravine',
    'Promontory Community Park',
    'Serrano Country Club',
    'El Dorado Hills Community Park',
  ],
  neighborhoods: [
    'Serrano',
    'The Promontory',
    'Blackstone',
    'Ridgeview',
    'Stonegate',
    'Park Village',
    'Lake Hills Estates',
    'Four Seasons',
  ],
  homeTypes: [
    'Two-story Mediterranean homes built since the late 1990s: smooth stucco, stone veneer, barrel or flat concrete tile, paver driveways',
    'Village houses of the 1970s and 1980s in wood siding under tall oaks, many with decks over the slope',
    'Custom hillside houses with long retaining walls, motor courts and tiered stairs',
    'Single-story homes in gated 55-plus communities, small lawns, stamped patios',
  ],
  commonServices: [
    {
      id: 'concrete-sealing',
      reason:
        'On a sealed paver court, red runoff rinses away the same afternoon instead of dyeing the joints.',
    },
    {
      id: 'roof',
      reason:
        'Lichen likes concrete tile on the side that a hill or an oak keeps shaded until noon.',
      pair: 'roof-tile',
    },
    {
      id: 'deck-fence',
      reason:
        'View decks take ultraviolet from above and reflected heat from the slope, so the top boards silver first.',
    },
    {
      id: 'full-house',
      reason:
        'Tall rear walls facing the canyon collect webs, chaff and dust where a homeowner’s ladder won’t reach.',
    },
  ],
  reasons: [
    'Slopes need planning before pressure: hoses are laid out, footing is checked, and runoff is directed into planting beds rather than down to the neighbor.',
    'We sort out gate codes and HOA rules when we schedule, so your morning doesn’t start at a keypad.',
    'More than {years} years in the trade, a good part of them on driveways that drop away from the street.',
    'Oxalic acid is tested on one paver first, because iron in the soil and iron in the paver pigment look alike.',
  ],
  callToAction:
    'When we call, tell us the village and what you’d like cleaned. The estimate is free.',
}

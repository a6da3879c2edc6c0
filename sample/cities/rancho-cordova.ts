import type { CityFile } from '../../app/content/cities/city.ts'

export const ranchoCordova: CityFile = {
  name: 'Rancho Cordova',
  slug: 'rancho-cordova',
  coordinates: { latitude: 38.589, longitude: -121.303 },
  heroPair: 'commercial-hardware-corner',
  county: 'Sacramento County',
  title: 'Rancho Cordova Power Washing',
  description:
    'Office parks, shopping centers and new southern villages: commercial and home exterior cleaning in Rancho Cordova, CA, wash water collected.',
  keywords:
    'Rancho Cordova pressure washing, commercial pressure washing Rancho Cordova, driveway cleaning Anatolia',
  population: { count: 79_332, year: 2020, source: '2020 Census' },
  zipCodes: ['95670', '95742'],
  opening:
    'Weekdays this is a place of work, and the path from each lot to each lobby shows it.',
  intro: [
    'Insurers, state offices, light industry, thousands of parking stalls between Folsom Boulevard and the freeway. Gum, coffee and shoe traffic wear that path dark. Property managers know it; visitors only sense that a building looks tired.',
    'Homes come in two generations. North of the highway, near the river, are the streets built for aerospace families. Miles south stand Anatolia and its neighbors, among vernal-pool grassland where the spring wind has nothing to stop it. Cobbles turned over by gold dredges lie between the two, and their dust goes in both directions.',
  ],
  conditions: [
    'Foot traffic, gum and drink spills at entries, bus stops and light rail platforms',
    'Grassland pollen and wind-blown silt on the open south edge',
    'Dredger-tailing dust wherever a lot is being graded',
    'Hard sprinkler water leaving rings on dark stone veneer and glass office fronts',
  ],
  landmarks: [
    'Hagan Community Park',
    'Mills Station Arts and Culture Center',
    'American River Ranch',
    'Stone Creek Community Park',
    'Folsom South Canal',
  ],
  neighborhoods: [
    'Cordova Meadows',
    'White Rock',
    'Capital Village',
    'Villages of Zinfandel',
    'Stone Creek',
    'Anatolia',
    'Kavala Ranch',
    'Sunridge Park',
  ],
  homeTypes: [
    'Stucco and board houses of the 1950s and 1960s close to the river, single-story, carport turned garage',
    'Apartments and condominiums of the 1980s with concrete stairs and shared pools',
    'Two-story villages built since 2004: stucco, tile, narrow side yards, colored concrete at the entry',
    'Tilt-up offices, flex space and strip centers',
  ],
  commonServices: [
    {
      id: 'commercial',
      reason:
        'Entries, stalls and dumpster pads are degreased hot, and the water is vacuumed up before a drain can take it.',
    },
    {
      id: 'driveway',
      reason:
        'Colored concrete in the newer villages shows tire marks early and dislikes harsh alkali, so degreaser is diluted to suit.',
      pair: 'driveway-tire-lanes',
    },
    {
      id: 'concrete-sealing',
      reason:
        'Integral color keeps its depth longer under sealer, above all on driveways without a tree to the south.',
    },
    {
      id: 'patio',
      reason:
        'North of the freeway, older slabs under river cottonwoods collect fluff, mildew and fine roots in the joints.',
    },
  ],
  reasons: [
    'For managers: photographs of each finished area, storm drains covered throughout, and one number to call.',
    'For homeowners: the same machines and the same care on one walk as on a whole parking lot.',
    'Both get a same-day response and a free estimate with the scope in writing.',
  ],
  callToAction: 'Office entry or front walk: we’ll scope either one for free.',
}

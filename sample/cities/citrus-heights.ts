import type { CityFile } from '../../app/content/cities/city.ts'

export const citrusHeights: CityFile = {
  name: 'Citrus Heights',
  slug: 'citrus-heights',
  coordinates: { latitude: 38.695, longitude: -121.29 },
  heroPair: 'gutter-splash-block',
  county: 'Sacramento County',
  title: 'Citrus Heights House Washing',
  description:
    'Creekside cul-de-sacs, plywood siding and busy Sunrise Boulevard: house, gutter, fence and storefront washing in Citrus Heights, 95610 and 95621.',
  keywords:
    'Citrus Heights pressure washing, gutter cleaning Citrus Heights, house washing 95610',
  population: { count: 87_583, year: 2020, source: '2020 Census' },
  zipCodes: ['95610', '95621'],
  opening:
    'Count the creeks and you understand the cul-de-sacs. Each one cuts a street short, and the leaves stay.',
  intro: [
    'Arcade, Cripple, Brooktree and their branches each end a subdivision in a ring of driveways with trees behind. Nothing blows through streets that quiet, so debris settles on the pavement and lies there turning to tea.',
    'Most houses date from a building rush between the mid-1960s and the mid-1980s. At that age, wood siding has been painted four times and fences replaced twice. Washing is part of making both last: it is what painters ask for first, and fence stain won’t stick without it.',
  ],
  conditions: [
    'Leaf tannin staining driveways and street gutters beside the creeks',
    'Mildew on north-facing grooved siding next to irrigated side yards',
    'Traffic grime on sound walls and storefronts along Sunrise, Greenback and Auburn',
  ],
  landmarks: [
    'Rusch Park',
    'Historic Rusch Home',
    'Sylvan Corners',
    'Stock Ranch Nature Preserve',
    'Arcade Creek Park Preserve',
  ],
  neighborhoods: [
    'Sunrise Ranch',
    'Sunrise Oaks',
    'Crosswoods',
    'Twin Oaks',
    'Arlington Heights',
    'Antelope Hills',
    'Grand Oaks',
    'The Meadows at Cripple Creek',
  ],
  homeTypes: [
    'Single-family tracts of the 1960s to 1980s with plywood or hardboard fronts, stucco sides and composition roofs',
    'Townhouse and condominium clusters with carports, common walks and greenbelt fences',
    'Mobile-home parks with aluminum siding, awnings and short concrete pads',
    'Shopping centers from neighborhood strips to regional malls',
  ],
  commonServices: [
    {
      id: 'full-house',
      reason:
        'Ahead of painting, mildew has to be killed and chalk rinsed out of the grooves, or the new coat peels along them.',
    },
    {
      id: 'gutter',
      reason:
        'Creek oaks reach over the back half of the roof, the half owners hardly ever look at.',
    },
    {
      id: 'deck-fence',
      reason:
        'Shared six-foot cedar is washed a couple of dry days ahead of staining, both sides if both neighbors agree.',
    },
    {
      id: 'commercial',
      reason:
        'Center walks, cart corrals and restaurant pads are cleaned early and reopened before the parking fills.',
    },
  ],
  reasons: [
    'Painter coming? Give us the date and we’ll finish early enough for the boards to dry through.',
    'HOA boards get a free estimate too, whether it covers one carport or every walk in the cluster.',
    'Leaves are swept up before any water runs, so the creek behind your fence gets none of them.',
  ],
  callToAction:
    'Painting, staining or simply tired of the green side? Start with a free quote.',
}

import type { CityFile } from '../../app/content/cities/city.ts'

export const orangevale: CityFile = {
  name: 'Orangevale',
  slug: 'orangevale',
  coordinates: { latitude: 38.682, longitude: -121.214 },
  heroPair: 'driveway-surface-cleaner',
  county: 'Sacramento County',
  title: 'Orangevale Pressure Washing',
  description:
    'Long driveways, horse fences and orchard-lot ranch homes: exterior cleaning in Orangevale, CA 95662, planned around acreage. Get a free estimate.',
  keywords:
    'Orangevale pressure washing, fence cleaning Orangevale, driveway cleaning 95662',
  population: { count: 35_569, year: 2020, source: '2020 Census' },
  zipCodes: ['95662'],
  opening:
    'A colonization company laid out orange groves here in 1887, and its pattern is still on the ground.',
  intro: [
    'Straight avenues, deep lots, houses set far back from the road. Far back means a driveway of a hundred feet or more, often with a gravel shoulder, and every car, trailer and hoof brings a little of that shoulder onto the slab.',
    'The land rolls, so water has somewhere to go and takes the topsoil with it. After a February storm the low end of a driveway carries a fan of brown silt; by July the same soil is dust on the window screens. Old almond, olive and citrus trees near the house add fruit stains nobody ordered.',
  ],
  conditions: [
    'Silt washing off unpaved shoulders and arenas across the low corner of the concrete',
    'Olives and mulberries dropped on walks, which dye bare concrete purple-black within a day or two',
    'Redwood pasture fences standing in sprinkler spray on one side and full sun on the other',
  ],
  landmarks: [
    'Orangevale Community Park',
    'Shady Oaks Disc Golf Course',
    'Pecan Park',
    'Almond Park',
    'Mississippi Bar',
  ],
  roads: [
    'Greenback Lane',
    'Oak Avenue',
    'Hazel Avenue',
    'Main Avenue',
    'Central Avenue',
    'Pershing Avenue',
    'Santa Juanita Avenue',
  ],
  homeTypes: [
    'Single-story ranch houses of the 1960s and 1970s, T1-11 plywood or lap siding, composition roof, on a half acre or more',
    'Horse properties with barns, pipe or board fencing and a concrete apron in front of the stalls',
    'Stucco courts of the 1980s and 1990s off the main avenues, with aggregate driveways',
    'A few farmhouses older than the streets around them, wood-sided, with raised porches',
  ],
  commonServices: [
    {
      id: 'driveway',
      reason:
        'The slabs are long and shared with trailers, so tire rubber and soil are ground in along two tracks.',
      pair: 'driveway-tire-lanes',
    },
    {
      id: 'deck-fence',
      reason:
        'A lot of property line per house: boards gray fast in the open and go green behind the oleanders.',
    },
    {
      id: 'full-house',
      reason:
        'Grooved plywood siding holds arena dust in every vertical line until it gets a soft rinse.',
    },
    {
      id: 'gutter',
      reason:
        'Pecan and oak leaves fall on low, wide roofs whose gutters fill from end to end.',
    },
  ],
  reasons: [
    'Animals first: tell us where horses, dogs and hens are kept, and we’ll agree beforehand where cleaner and rinse water may not go.',
    'We’re open {hours}, {weekends} included, so we can work around feeding times and school pickups.',
    'The estimate costs nothing, and a driveway that disappears around a bend is measured instead of guessed.',
  ],
  callToAction:
    'How long is the driveway, and what lives behind the fence? We’ll ask both on the phone; the quote is free.',
}

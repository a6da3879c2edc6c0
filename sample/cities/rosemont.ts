import type { CityFile } from '../../app/content/cities/city.ts'

export const rosemont: CityFile = {
  name: 'Rosemont',
  slug: 'rosemont',
  coordinates: { latitude: 38.55, longitude: -121.356 },
  heroPair: 'gutter-full-of-leaves',
  county: 'Sacramento County',
  title: 'Rosemont Pressure Washing',
  description:
    'Sixties streets between Folsom Boulevard and Jackson Road: mulberry stains, hard water and gravel dust, cleaned off Rosemont homes in 95826 and 95827.',
  keywords:
    'Rosemont pressure washing, driveway cleaning 95826, house washing Rosemont Sacramento',
  population: { count: 23_510, year: 2020, source: '2020 Census' },
  zipCodes: ['95826', '95827'],
  opening:
    'Orchards and turkey ranches became streets around 1960, and every new owner seems to have planted a fruitless mulberry.',
  intro: [
    'Sixty years on, the mulberries give the shade that makes July bearable. They also lift the walks, fill low gutters in a single November week and keep front entries damp until spring.',
    'South of the houses lie old gravel beds of the American River, dug and trucked along Jackson Road. A dry south wind leaves pale grit on car hoods and window sills. Sweep it and it returns; wash the whole front once and you notice how much lighter the stucco was.',
  ],
  conditions: [
    'Mulberry and sycamore leaves that rot in place and print the concrete brown',
    'Pale mineral grit from aggregate yards and truck routes to the south',
    'White scale around hose bibs, planter walls and swamp-cooler lines fed by groundwater',
  ],
  landmarks: [
    'Rosemont Community Park',
    'Rosemont High School',
    'Rosemont Plaza',
    'Watt/Manlove light rail station',
    'Tiber light rail station',
  ],
  roads: [
    'Manlove Road',
    'Kiefer Boulevard',
    'Huntsman Drive',
    'Mayhew Road',
    'Goethe Road',
    'South Watt Avenue',
  ],
  homeTypes: [
    'Single-story tract houses of the 1960s, stucco with brick planters, low-pitched composition roofs that replaced wood shake',
    'Two-story models of the 1970s with board siding on the upper floor and a wide two-car garage',
    'Patio homes and small courts of the 1980s with zero-lot walls and exposed aggregate',
  ],
  commonServices: [
    {
      id: 'gutter',
      reason:
        'Mulberries drop all their leaves in about a week, and a four-inch gutter from that era has no room for them.',
    },
    {
      id: 'driveway',
      reason:
        'Original slabs are porous by now; leaf prints need oxalic acid and patience more than force.',
    },
    {
      id: 'full-house',
      reason:
        'Brick planters and deep eaves gather grit, so the front of the house takes longer than the sides.',
      pair: 'house-porch-front',
    },
    {
      id: 'patio',
      reason:
        'Covered back patios, many of them an afterthought, grow mildew on the beams over the slab.',
    },
  ],
  reasons: [
    'Lifted and cracked panels are marked before work, since a jet aimed into an open joint washes out the bed beneath.',
    'You can call on a {sunday}: we answer the phone {hours}.',
    'Coming out to look is free, even when the answer is that a broom will do.',
  ],
  callToAction:
    'Leaves down, patio green, sills gritty? Request a quote: all we need is a first name, an email and a phone number.',
}

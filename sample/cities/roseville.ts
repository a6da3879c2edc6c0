import type { CityFile } from '../../app/content/cities/city.ts'

export const roseville: CityFile = {
  name: 'Roseville',
  slug: 'roseville',
  coordinates: { latitude: 38.752, longitude: -121.289 },
  heroPair: 'house-porch-front',
  county: 'Placer County',
  title: 'Roseville Pressure Washing',
  description:
    'Rail yard soot downtown, builder dust out west, oak creeks between: driveway, house and storefront washing in Roseville, CA, with free estimates.',
  keywords:
    'Roseville pressure washing, house washing Roseville CA, commercial pressure washing Roseville',
  population: { count: 147_773, year: 2020, source: '2020 Census' },
  zipCodes: ['95661', '95678', '95747'],
  opening:
    'One name covers two cities: bungalows by the rail yard, and subdivisions whose trees are still staked.',
  intro: [
    'The bungalows date from the years when the railroad was the employer, and they fight soot and shade. The new streets out past Fiddyment Road fight open fields and the next builder upwind.',
    'Through the middle run Dry Creek, Linda Creek and Cirby Creek with their belts of oak. A house backing onto that greenbelt gets cooler evenings and, in return, aphid honeydew on the patio cover and a black mildew that feeds on it.',
  ],
  conditions: [
    'Diesel particulate around the Union Pacific yard, plain to see on white eaves and vinyl windows',
    'Fine tan dust off graded lots and dry pasture west of the newest streets',
    'Honeydew and sooty mold below creekside oaks and crape myrtles',
  ],
  landmarks: [
    'Tower Theatre',
    'Carnegie Museum',
    'Maidu Museum and Historic Site',
    'Royer Park',
    'Vernon Street Town Square',
  ],
  neighborhoods: [
    'Cherry Glen',
    'Roseville Heights',
    'Diamond Oaks',
    'Maidu',
    'Stoneridge',
    'Sun City',
    'Westpark',
    'Fiddyment Farm',
  ],
  homeTypes: [
    'Bungalows and cottages from the 1910s to the 1940s near downtown: wood lap, narrow ribbon driveways, detached garages',
    'Ranch and split-level houses of the 1970s and 1980s around the golf courses and the older parks',
    'Single-story 55-plus homes from the 1990s, concrete tile, small stamped patios',
    'Two-story stucco homes built since 2005 on compact lots, with three-car driveways and shared side-yard fences',
  ],
  commonServices: [
    {
      id: 'full-house',
      reason:
        'Soot is oily, so siding near the tracks needs a surfactant and dwell time where a hose would only smear.',
      pair: 'house-algae-siding',
    },
    {
      id: 'driveway',
      reason:
        'New streets mean new slabs with three cars on them: tire shadows show up in the first summer.',
      pair: 'driveway-tire-lanes',
    },
    {
      id: 'commercial',
      reason:
        'Restaurants and medical plazas along Douglas and Galleria have grease and gum to lift before the doors open.',
      pair: 'commercial-brick-storefront',
    },
    {
      id: 'gutter',
      reason:
        'Greenbelt oaks let go in November, and tile roofs hide how full the trough behind the fascia has become.',
    },
  ],
  reasons: [
    'Storefront work is planned around your hours; ours are {hours}.',
    'Whatever the decade, walls are soft washed; old lead-era paint is pointed out and left undisturbed.',
    '{yearsInBusiness} and a {satisfactionGuarantee} stand behind every free estimate.',
  ],
  callToAction:
    'Bungalow, tract home or storefront: ask before {sameDayUntil} and hear from us today.',
}

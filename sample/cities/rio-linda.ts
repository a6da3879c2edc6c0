import type { CityFile } from '../../app/content/cities/city.ts'

export const rioLinda: CityFile = {
  name: 'Rio Linda',
  slug: 'rio-linda',
  coordinates: { latitude: 38.69, longitude: -121.454 },
  heroPair: 'house-red-barn',
  county: 'Sacramento County',
  title: 'Rio Linda Pressure Washing',
  description:
    'Mud season, barnyard dust and iron-stained well water: practical washing for Rio Linda, CA 95673 houses, barns, metal shops and long fences.',
  keywords:
    'Rio Linda pressure washing, barn washing Rio Linda, rust stain removal 95673',
  population: { count: 15_944, year: 2020, source: '2020 Census' },
  zipCodes: ['95673'],
  opening:
    'Blame the hardpan. A foot or two under the pasture, rain can’t get through it.',
  intro: [
    'Winter water stands on the cemented clay, and boots and tires carry the result up to the door. Come June it has turned to powder, and the first truck down the lane lifts it over the roofline.',
    'People settled here to keep poultry, and plenty still keep something: hens, goats, horses, project cars. Outbuildings outnumber garages. So wash day is rarely just the house. It might be the shop door, the trailer pad, the north side of a barn and a pump house crusted with rust.',
  ],
  conditions: [
    'Clay mud tracked onto porches and aprons from December to March',
    'Iron and manganese in groundwater, orange on white vinyl and on concrete around the wellhead',
    'Feed, feather and arena dust stuck to metal siding',
    'Winter fog off Dry Creek that leaves mildew on mobile-home skirting and under porch roofs',
  ],
  landmarks: [
    'Depot Park',
    'Westside Park',
    'Dry Creek Parkway',
    'Sacramento Northern Bike Trail',
  ],
  roads: [
    'Front Street',
    'M Street',
    'Q Street',
    'Oak Lane',
    'Dry Creek Road',
    'Rio Linda Boulevard',
  ],
  homeTypes: [
    'Farm cottages and poultry-era bungalows, wood siding, tin-roofed sheds behind',
    'Manufactured homes on acreage with vinyl or hardboard walls and wooden landings',
    'Brick-trimmed ranch houses of the 1950s through the 1970s with a metal shop and chain-link or board fence',
    'Recent one- and two-story stucco on parcels split from older ranches',
  ],
  commonServices: [
    {
      id: 'full-house',
      reason:
        'Vinyl and hardboard are rinsed from the top down at low pressure, so water doesn’t get in behind the panels.',
    },
    {
      id: 'driveway',
      reason:
        'Caked clay is scraped and swept before washing. Otherwise it just becomes mud again somewhere else on the lot.',
    },
    {
      id: 'deck-fence',
      reason:
        'Landings and ramps of treated lumber get slippery in fog months. That’s a safety problem first.',
      pair: 'deck-gray-cedar',
    },
  ],
  reasons: [
    'Show us coops, troughs and septic fields before we start, and we’ll keep cleaner away from them.',
    'In the wet months our tires stay on hard ground; the hose does the walking.',
    'The estimate is free, however far down the lane you live.',
  ],
  callToAction:
    'One call, one list of everything that needs washing, barn included, one free quote.',
}

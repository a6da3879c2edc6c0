import type { CityFile } from '../../app/content/cities/city.ts'

export const foothillFarms: CityFile = {
  name: 'Foothill Farms',
  slug: 'foothill-farms',
  coordinates: { latitude: 38.682, longitude: -121.348 },
  heroPair: 'driveway-tire-lanes',
  county: 'Sacramento County',
  title: 'Foothill Farms Power Washing',
  description:
    'Ranch homes, duplexes and apartment walks near Interstate 80: driveway, wall and fence cleaning in Foothill Farms, 95841 and 95842. Estimates are free.',
  keywords:
    'Foothill Farms pressure washing, apartment walkway cleaning 95842, driveway cleaning 95841',
  population: { count: 35_834, year: 2020, source: '2020 Census' },
  zipCodes: ['95841', '95842'],
  opening: 'Despite the name there are no foothills and, by now, no farms.',
  intro: [
    'There are about four square miles of close-set streets, a freeway along the edge, and more parked cars per driveway than the builders of the 1960s ever pictured. Oil is the local stain.',
    'Some of the water in the pipes is pumped from wells and is hard; where a pop-up head hits a wall twice a week for ten summers it draws a white fan with a brown rim. We get asked about that mark nearly as often as about the driveway.',
  ],
  conditions: [
    'Oil, coolant and transmission drips on two-car pads that hold three or four cars',
    'Mineral fans from hard groundwater on stucco, block and window glass',
    'Freeway film: rubber and exhaust residue drifting over rear fences that back onto the interstate',
  ],
  landmarks: [
    'Foothill Community Park',
    'Walerga Park',
    'Cabana Park',
    'Foothill High School',
  ],
  neighborhoods: ['Old Foothill Farms'],
  roads: [
    'Hillsdale Boulevard',
    'Walerga Road',
    'Andrea Boulevard',
    'Elkhorn Boulevard',
  ],
  homeTypes: [
    'Three-bedroom ranch tracts of the late 1950s and 1960s, stucco with a band of brick or wood under the windows',
    'Duplexes and halfplexes of the 1970s and 1980s with a shared driveway and plywood siding',
    'Garden apartments with exterior stairs, breezeways and carports',
    'Gated infill lanes of small two-story houses with almost no yard',
  ],
  commonServices: [
    {
      id: 'driveway',
      reason:
        'Degreaser, then time, then the surface cleaner: oil this old won’t leave in one pass.',
    },
    {
      id: 'commercial',
      reason:
        'Breezeways, stair treads and trash enclosures of apartment courts are cleaned building by building, with residents notified.',
    },
    {
      id: 'deck-fence',
      reason:
        'Freeway-side boards blacken on the outer face, and both neighbors benefit when the whole line is done at once.',
    },
    {
      id: 'full-house',
      reason:
        'Sprinkler fans come off with a mild acid rinse while the rest of the wall gets a plain soft wash.',
    },
  ],
  reasons: [
    'Honest about limits: we’ll tell you beforehand which oil stains will fade to a shadow and which will come out.',
    'Any day of the week works for us, and asking commits you to nothing.',
    'If a finished surface isn’t right, our {satisfactionGuarantee} covers a halfplex the same as a complex.',
  ],
  callToAction:
    'No need to move the cars yet. First we’ll call and ask about the stain.',
}

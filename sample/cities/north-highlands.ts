import type { CityFile } from '../../app/content/cities/city.ts'

export const northHighlands: CityFile = {
  name: 'North Highlands',
  slug: 'north-highlands',
  coordinates: { latitude: 38.673, longitude: -121.373 },
  heroPair: 'walkway-red-door',
  county: 'Sacramento County',
  title: 'North Highlands House Washing',
  description:
    'Postwar stucco by the old air base, carports, block walls and Watt Avenue shops: soft washing and driveway cleaning in North Highlands, CA 95660.',
  keywords:
    'North Highlands pressure washing, house washing 95660, storefront cleaning Watt Avenue',
  population: { count: 49_327, year: 2020, source: '2020 Census' },
  zipCodes: ['95660'],
  opening: 'An air base built this community almost all at once.',
  intro: [
    'When McClellan hired in the 1950s, block after block of compact stucco houses went up on what had been grazing land, flat as a runway and with about as much shade. The base closed; the airfield stayed, and air tankers still load there in August.',
    'Open, flat ground means sun on all four walls and wind from wherever it likes. Paint fades evenly, then dirties evenly, which is why owners often believe a house needs repainting when it needs washing. Rub a finger along the stucco by the front door: gray is dirt, white is chalk, and only the second calls for a painter.',
  ],
  conditions: [
    'Exhaust and brake dust along Watt Avenue, Elkhorn Boulevard and the airfield perimeter',
    'Sun-chalked stucco whose powder holds on to every other kind of dirt',
    'Bermuda grass and goatheads rooted in the joints of seventy-year-old concrete',
    'Wildfire smoke residue in late summer, a sticky tan film under eaves and carports',
  ],
  landmarks: [
    'Aerospace Museum of California',
    'Freedom Park',
    'Sacramento McClellan Airport',
    'Highlands High School',
    'Larchmont Park',
  ],
  neighborhoods: ['Larchmont', 'McClellan Park'],
  roads: [
    'Watt Avenue',
    'Don Julio Boulevard',
    'Karl Drive',
    'Freedom Park Drive',
  ],
  homeTypes: [
    'Two- and three-bedroom base-era houses, 1950 to 1965, stucco with a panel of wood siding at the entry',
    'Carports and enclosed carports with original broom-finish slabs, often cracked once across',
    'Concrete-block and chain-link yards, awnings of ribbed aluminum',
    'Former military buildings reused as workshops, schools and offices',
  ],
  commonServices: [
    {
      id: 'full-house',
      reason:
        'Chalky old stucco gets solution and a gentle rinse; a hard jet would take the remaining color with it.',
      pair: 'house-stucco-corner',
    },
    {
      id: 'driveway',
      reason:
        'Weeds are pulled and cracks cleaned out by hand, so the slab can be washed without widening them.',
      pair: 'driveway-tire-lanes',
    },
    {
      id: 'commercial',
      reason:
        'Tire shops, markets and reused hangars have front lots where oil and foot traffic meet, done in sections so business continues.',
      pair: 'commercial-loading-dock',
    },
    {
      id: 'roof',
      reason:
        'Shallow roofs with little overhang streak black on the north half; treatment won’t strip a thirty-year shingle.',
      pair: 'roof-streaks',
    },
  ],
  reasons: [
    'Wash or repaint? You’ll get our honest opinion before you spend money on either.',
    'Estimates are free, for a rental between tenants as much as for a house lived in since the base was open.',
    'In business for more than {years} years, and open {everyDay} of the week.',
  ],
  callToAction:
    'Ask about a wash before you ask about paint. We’ll call you back.',
}

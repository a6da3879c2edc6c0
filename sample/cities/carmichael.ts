import type { CityFile } from '../../app/content/cities/city.ts'

export const carmichael: CityFile = {
  name: 'Carmichael',
  slug: 'carmichael',
  coordinates: { latitude: 38.639, longitude: -121.321 },
  heroPair: 'roof-streaks',
  county: 'Sacramento County',
  title: 'Carmichael Pressure Washing',
  description:
    'Under old oaks and redwoods a roof never rests. Moss, gutters, shaded patios and mid-century siding cleaned gently in Carmichael, CA 95608.',
  keywords:
    'Carmichael pressure washing, roof moss removal Carmichael, gutter cleaning 95608',
  population: { count: 79_793, year: 2020, source: '2020 Census' },
  zipCodes: ['95608'],
  opening: 'Shade is what people buy here, and moss moves in with them.',
  intro: [
    'Valley oaks older than the 1909 colony, coast redwoods planted along with the first subdivisions, camellias to the eaves. Light reaches some roofs for two hours in January. Moss needs less than that.',
    'So the calendar is set by trees. Oak pollen strings arrive in April, redwood needles and cottonwood down along the river in early summer, live oak leaves through fall, and whatever stayed on the roof germinates when rain begins. Cleaning in Carmichael is mostly a matter of doing things in that order.',
  ],
  conditions: [
    'Moss cushions and black algae streaks where redwoods overhang composition shingle',
    'Catkins matting together in valleys, behind chimneys and on flat carport roofs',
    'Green walks and steps on half-acre lots whose hedges shut out both sun and breeze',
  ],
  landmarks: [
    'Ancil Hoffman Park',
    'Effie Yeaw Nature Center',
    'Carmichael Park',
    'Jensen Botanical Garden',
    'Schweitzer Grove',
  ],
  neighborhoods: [
    'Carmichael Colony',
    'Carmichael Creek',
    'Del Dayo',
    'Cameron Ranch',
    'Cardinal Oaks',
  ],
  roads: ['Jan Drive'],
  homeTypes: [
    'Rambling mid-century ranch houses in redwood or cedar siding with used-brick fireplaces and wide eaves',
    'Low-slope modern houses of the 1960s: post and beam, atriums, tongue-and-groove soffits',
    'Large river-bluff properties near the parkway, circular driveways, brick walks',
    'Small postwar cottages on deep colony lots, some now with a second house behind',
  ],
  commonServices: [
    {
      id: 'roof',
      reason:
        'Moss is treated and left to die before anything is brushed; tearing it off green takes the granules with it.',
      pair: 'roof-mossy-valley',
    },
    {
      id: 'gutter',
      reason:
        'Under a big oak, once a year isn’t enough: clean after the catkins and again after the leaves.',
    },
    {
      id: 'full-house',
      reason:
        'Natural redwood siding needs a mild cleaner and a hand brush, and no chlorine bleach near its wood stain.',
    },
    {
      id: 'patio',
      reason:
        'Used brick on sand is washed with a wide fan, joints refilled, so the pattern stays level.',
      pair: 'walkway-brick-path',
    },
    {
      id: 'deck-fence',
      reason:
        'Decks built around a tree trap wet leaves against the trunk, where they’re hardest to sweep out.',
    },
  ],
  reasons: [
    'Camellias, azaleas and ferns below the drip line are soaked before, during and after a treatment.',
    'We show you photos from the ladder, so you don’t have to take our word for a roof you can’t see.',
    'We’ve done this for over {years} years, and the work comes with a {satisfactionGuarantee}.',
  ],
  callToAction:
    'Which trees hang over the house? We’ll ask when we call, and the estimate is free.',
}

import type { CityFile } from '../../app/content/cities/city.ts'

export const folsom: CityFile = {
  name: 'Folsom',
  slug: 'folsom',
  coordinates: { latitude: 38.672, longitude: -121.158 },
  heroPair: 'pavers-moss-joints',
  county: 'Sacramento County',
  title: 'Folsom Pressure Washing',
  description:
    'Lakeside sun, granite ground and fresh construction south of 50. Driveways, pavers, decks and Sutter Street storefronts washed in Folsom, CA 95630.',
  keywords:
    'Folsom pressure washing, paver sealing Folsom, driveway cleaning 95630',
  population: { count: 80_454, year: 2020, source: '2020 Census' },
  zipCodes: ['95630'],
  opening: 'Gold, granite, a dam and then houses, in that order.',
  intro: [
    'Joseph Folsom’s railroad town still shows along Sutter Street, with brick fronts and covered boardwalks; across the highway, whole hillsides are being graded for the next neighborhoods. Historic brick and brand-new pavers can be ten minutes apart and need opposite handling.',
    'Two lakes make the summers pleasant and the boats dirty. Trailers drip bilge and bottom silt down the driveway, and when the reservoir draws down in September the exposed shore blows inland as a fine, floury dust.',
  ],
  conditions: [
    'Boat-trailer drips, two-stroke oil and lake silt near garages',
    'Construction dust south of Highway 50, thickest on new stucco before landscaping takes hold',
    'Efflorescence, the white salt bloom that young pavers and block walls push out in their first years',
    'Sun off the lake, which grays west-facing cedar first',
  ],
  landmarks: [
    'Folsom Powerhouse State Historic Park',
    'Folsom Dam',
    'Rainbow Bridge',
    'Lake Natoma',
    'Folsom City Zoo Sanctuary',
    'Sutter Street',
  ],
  neighborhoods: [
    'Historic District',
    'American River Canyon',
    'Natoma Station',
    'Briggs Ranch',
    'Lexington Hills',
    'Broadstone',
    'Empire Ranch',
    'Folsom Ranch',
  ],
  homeTypes: [
    'Victorian and Craftsman houses uphill from Sutter Street, painted wood on granite or brick footings',
    'Houses built one by one along the canyon rim in the 1970s and 1980s, cedar-sided, with decks toward the water',
    'Tract homes from the 1990s tech boom: stucco, tile, three-car aggregate driveways',
    'Homes finished within the past few years in Folsom Ranch, fiber-cement accents and paver entries',
  ],
  commonServices: [
    {
      id: 'concrete-sealing',
      reason:
        'New pavers push out salt for months. We wait, clean it off, then seal.',
    },
    {
      id: 'driveway',
      reason:
        'A one-season oil stain comes out far better than a five-season one.',
    },
    {
      id: 'deck-fence',
      reason:
        'Cedar toward the lake grays on its western edge first; percarbonate evens the whole deck before new stain.',
    },
    {
      id: 'commercial',
      reason:
        'Boardwalks and brick in the Historic District take cool water and low pressure, in the morning before the shops open.',
      pair: 'commercial-brick-storefront',
    },
  ],
  reasons: [
    'First we test whether white haze is salt bloom or hard water, because the wrong acid ruins colored pavers for good.',
    'Open {shortHours}, {weekends} too, so you can be on the lake.',
    'Free estimates that tell you plainly what will come out and what won’t.',
  ],
  callToAction:
    'Deck, brick or brand-new driveway? Tell us which when we call. The quote is free.',
}

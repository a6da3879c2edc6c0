import type { CityFile } from '../../app/content/cities/city.ts'

export const graniteBay: CityFile = {
  name: 'Granite Bay',
  slug: 'granite-bay',
  coordinates: { latitude: 38.749, longitude: -121.18 },
  heroPair: 'patio-shade-mildew',
  county: 'Placer County',
  title: 'Granite Bay Exterior Cleaning',
  description:
    'Travertine, stamped concrete, motor courts and pool decks near Folsom Lake: careful stone cleaning and sealing for homes in Granite Bay, CA 95746.',
  keywords:
    'Granite Bay pressure washing, travertine cleaning Granite Bay, pool deck cleaning 95746',
  population: { count: 21_247, year: 2020, source: '2020 Census' },
  zipCodes: ['95746'],
  opening: 'Everything here sits on granite, and granite crumbles.',
  intro: [
    'The coarse, sparkling sand it becomes, decomposed granite, is raked over paths and driveways all through the community, then walks onto the travertine under shoes and paws. Sand under a chair leg scratches; under a tire it grinds.',
    'Outdoor living is the larger part of many of these properties. Pool surround, kitchen counter, fire pit, sport court: four materials in forty feet, no two of which accept the same cleaner. Muriatic acid that brightens one will etch its neighbor, so reading the stone comes before touching the trigger.',
  ],
  conditions: [
    'Decomposed granite carried onto smooth stone and into paver joints',
    'Pool splash-out: a white salt and calcium line along coping and spillways',
    'Barbecue grease under built-in grills, baked on by western sun',
    'Heritage oaks kept by design over courtyards, with catkins in April and acorns in October',
  ],
  landmarks: [
    'Granite Bay Beach',
    'Beeks Bight',
    'Feist Park',
    'Treelake Park',
    'Granite Bay Golf Club',
  ],
  neighborhoods: [
    'Los Lagos',
    'Wexford',
    'Hidden Lakes Estates',
    'Treelake Village',
    'Winterhawk',
    'Shelborne Estates',
    'Ashley Woods',
  ],
  homeTypes: [
    'Custom estates on an acre or two, stucco and cut stone, slate-look tile, porte cochere and paver court',
    'Golf-course and lake-village houses of the late 1980s and 1990s with stamped concrete and saltwater pools',
    'Equestrian ranches from before the gates, brick fronts, white board fences and long private lanes',
  ],
  commonServices: [
    {
      id: 'patio',
      reason:
        'Travertine, flagstone and stamped concrete share one patio, and each is cleaned its own way.',
    },
    {
      id: 'concrete-sealing',
      reason:
        'Around a pool a slip-reducing sealer keeps splash minerals from biting into the surface.',
      pair: 'sealing-stamped-pool',
    },
    {
      id: 'driveway',
      reason:
        'Motor courts are seen from every front window, so an even finish without wand marks is the point.',
    },
    {
      id: 'full-house',
      reason:
        'Textured stucco and stone ledges above the entry catch webs that only a soft rinse from the ground removes.',
      pair: 'house-stucco-corner',
    },
    {
      id: 'gutter',
      reason:
        'Courtyard oaks empty themselves into copper and half-round gutters that bend if a ladder leans on them.',
    },
  ],
  reasons: [
    'Nothing acidic goes near natural stone until we know what it is. A hidden corner is the test patch.',
    'Rinse water is directed away from the pool, into lawn or beds that were soaked beforehand.',
    'Our promises are short: an answer the day you ask, and a {satisfactionGuarantee}.',
  ],
  callToAction:
    'Check what your patio is made of before we call; we’ll tell you for free what each material needs.',
}

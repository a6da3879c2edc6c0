import type { HomePageFile } from '../../app/content/page-texts.schema.ts'

export const homePage: HomePageFile = {
  hero: {
    headline: {
      before: '{city}’s ',
      /** Underlined. */
      highlight: 'Top Rated',
      after: ' Pressure Washing',
    },
    subline:
      'Driveways, patios, siding, roofs and gutters, cleaned with the right pressure for each, and no more.',
    /** Below the form. */
    assurances: [
      '{licensedBondedInsured}',
      '{freeEstimates}',
      '{sameDayResponse}',
      '{satisfactionGuarantee}',
    ],
  },
  headings: {
    reviews: 'What customers say',
    services: 'What we clean',
    gallery: 'Before and after',
    about: 'About us',
    serviceAreas: 'Where we work',
    contact: 'Call or email',
  },
  introductions: {
    services:
      '{services} services, each with its own method. Pick one to see how we do it.',
    gallery: 'Before on the left, after on the right.',
    serviceAreas:
      '{cities} cities and communities, from West Sacramento to the foothills.',
  },
  about: {
    /** Of pictures/home/about. */
    pictureAlt:
      'Two gloved hands at a dirty slab: one holds a scrub brush, the other a spray bottle. Inside a circle of chalk, a stain with one clean, pale test patch.',
    paragraphs: [
      '{yearsInBusiness}, on the same streets, under the same oaks and in the same summer dust as the people who call us.',
      '{licensedBondedInsured}, with {freeEstimates} and a {satisfactionGuarantee}.',
      'We look before we wash. Some stains need heat, some need patience, and some are etched in and won’t come out. We’ll tell you which is which before we start.',
    ],
    mission: {
      heading: 'Our mission',
      text: 'To leave every surface clean and unharmed, the plants around it alive, and no wash water in the storm drain.',
    },
  },
  /** Collapsible, and closed at first. */
  accordion: {
    heading: 'What {city} weather does to a house, and what helps',
    paragraphs: [
      'We’ve cleaned houses, concrete and roofs around {city} {since}, and the year here has a pattern. In spring the valley oaks drop pollen and catkins: a yellow film on walls and walks first, then brown tannin stains wherever the catkins lie wet. It’s a good time to clear gutters and wash the house, before the heat bakes the film on.',
      'Summer is dust, sprinklers and sun. Delta winds and dry lots leave a gray layer on stucco and window frames, and in smoky weeks ash joins it. Where sprinklers run on well water they draw a white mineral line along walls, fences and curbs. Tires soften on a slab at 100 degrees and leave their rubber behind. We work in the cool hours then, because cleaners that dry on a hot wall leave marks and sealer on a hot slab blisters.',
      'From November on, tule fog keeps north walls and shaded patios damp for days at a time, and that is when algae and moss take hold, on the side of the house the sun doesn’t reach until March. Soft washing kills the growth instead of knocking it off: a mild solution, a few minutes of patience and a low-pressure rinse. Roofs get the treatment without any pressure at all.',
      'Concrete is different: it needs pressure, but evenly applied, so we use a surface cleaner and treat oil, rust and leaf stains separately. Sealing comes after cleaning, once the slab or the pavers are dry, and keeps the next winter out of the pores.',
      'Everything we rinse off has to go somewhere. Most storm drains in Sacramento County lead to creeks and rivers without treatment, so wash water goes onto soil or gets collected, and plants are soaked before we start so they take up plain water, not cleaner.',
    ],
  },
  /** The number at the beginning of a figure counts up. */
  stats: [
    { figure: '700+', label: 'Happy Customers' },
    { figure: '{years}+', label: 'Years Experience' },
    { figure: '100%', label: 'Satisfaction Rate' },
    { figure: '24/7', label: 'Support Available' },
  ],
}

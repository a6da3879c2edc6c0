import { cityIndex } from './cities/city-index.ts'
import { claims } from './marketing-claims.ts'
import { inWordsCapitalized } from './number-words.ts'
import { singlePicture } from './picture.ts'
import { serviceIds } from './services/service-index.ts'

export const sectionHeadings = {
  reviews: 'What customers say',
  services: 'What we clean',
  gallery: 'Before and after',
  about: 'About us',
  serviceAreas: 'Where we work',
  contact: 'Call or email',
}

/** For screen readers only because the figures need no visible heading. */
export const statsHeading = 'By the numbers'

export const sectionIntroductions = {
  services: `${inWordsCapitalized(serviceIds.length)} services, each with its own method. Pick one to see how we do it.`,
  gallery: 'Before on the left, after on the right. Drag the line.',
  serviceAreas: `${inWordsCapitalized(cityIndex.length)} cities and communities, from West Sacramento to the foothills.`,
}

/** Collapsible text near the bottom of the home page, closed by default. */
export const accordion = {
  heading: 'What Sacramento weather does to a house, and what helps',
  paragraphs: [
    `We’ve cleaned houses, concrete and roofs around Sacramento ${claims.since}, and the year here has a pattern. In spring the valley oaks drop pollen and catkins: a yellow film on walls and walks first, then brown tannin stains wherever the catkins lie wet. It’s a good time to clear gutters and wash the house, before the heat bakes the film on.`,
    'Summer is dust, sprinklers and sun. Delta winds and dry lots leave a gray layer on stucco and window frames, and in smoky weeks ash joins it. Where sprinklers run on well water they draw a white mineral line along walls, fences and curbs. Tires soften on a slab at 100 degrees and leave their rubber behind. We work in the cool hours then, because cleaners that dry on a hot wall leave marks and sealer on a hot slab blisters.',
    'From November on, tule fog keeps north walls and shaded patios damp for days at a time, and that is when algae and moss take hold, on the side of the house the sun doesn’t reach until March. Soft washing kills the growth instead of knocking it off: a mild solution, a few minutes of patience and a low-pressure rinse. Roofs get the treatment without any pressure at all.',
    'Concrete is different: it needs pressure, but evenly applied, so we use a surface cleaner and treat oil, rust and leaf stains separately. Sealing comes after cleaning, once the slab or the pavers are dry, and keeps the next winter out of the pores.',
    'Everything we rinse off has to go somewhere. Most storm drains in Sacramento County lead to creeks and rivers without treatment, so wash water goes onto soil or gets collected, and plants are soaked before we start so they take up plain water, not cleaner.',
  ],
}

export const about = {
  picture: singlePicture(
    'home',
    'about',
    'A worker in a cap, a blue jacket and rubber boots washes a driveway lane by lane: pale concrete where the wand has been, brown ahead of it.',
  ),
  paragraphs: [
    `${claims.yearsInBusiness}, on the same streets, under the same oaks and in the same summer dust as the people who call us.`,
    `${claims.licensedBondedInsured}, with free estimates and a ${claims.satisfactionGuarantee}.`,
    'We look before we wash. Some stains need heat, some need patience, and some are etched in and won’t come out. We’ll tell you which is which before we start.',
  ],
  mission: {
    heading: 'Our mission',
    text: 'To leave every surface clean and unharmed, the plants around it alive, and no wash water in the storm drain.',
  },
}

/** Labels of the buttons, as specified. */
export const homeButtons = {
  /** In the hero. Everywhere else, the act has the label `ctaTexts.quote`. */
  quote: 'Get a FREE Quote',
  book: 'Book Appointment Now',
  gallery: 'See More Gallery',
  moreCities: 'Show More Cities',
  fewerCities: 'Show Less Cities',
} as const

/**
 * Texts of the hero. The headline has three parts because only the middle one
 * is underlined.
 */
export const hero = {
  headline: {
    before: 'Sacramento’s ',
    highlight: 'Top Rated',
    after: ' Pressure Washing',
  },
  subline:
    'Driveways, patios, siding, roofs and gutters, cleaned with the right pressure for each, and no more.',
  assurances: [
    claims.licensedBondedInsured,
    claims.freeEstimates,
    claims.sameDayResponse,
    claims.satisfactionGuarantee,
  ],
}

import { homePage as file } from '#firm/pages/home.ts'

import { ctaTexts } from './cta-text.ts'
import { fillFacts } from './fill-facts.ts'
import { singlePicture } from './picture.ts'

const texts = fillFacts(file)

export const { hero, accordion } = texts

export const sectionHeadings = {
  ...texts.headings,
}

/** For screen readers only because the figures need no visible heading. */
export const statsHeading = 'By the numbers'

export const sectionIntroductions = {
  ...texts.introductions,
}

export const about = {
  picture: singlePicture('home', 'about', texts.about.pictureAlt ?? ''),
  ...texts.about,
}

/**
 * A figure of the stats banner. It counts up from 0 to `target` and reads
 * `{target}{suffix} {label}`.
 */
export interface Stat {
  target: number
  suffix: string
  label: string
}

export const stats: readonly Stat[] = texts.stats.map(({ figure, label }) => {
  const [digits = ''] = /^\d*/.exec(figure) ?? []
  return { target: Number(digits), suffix: figure.slice(digits.length), label }
})

/** Labels of the buttons, as specified. */
export const homeButtons = {
  /** In the hero. Everywhere else, the act has the label `ctaTexts.quote`. */
  quote: ctaTexts.homeQuote,
  book: 'Book Appointment Now',
  gallery: 'See More Gallery',
  moreCities: 'Show More Cities',
  fewerCities: 'Show Less Cities',
} as const

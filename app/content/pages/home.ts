import { claims } from '../claims.ts'
import { hero } from '../home-hero.ts'
import type { SharedMeta } from '../page-texts.ts'

// Without minutes that are none: every character counts.
const briefHours = claims.openingHours.replaceAll(':00', '')

const { before, highlight, after } = hero.headline

/** The heading and introduction of the home page are its hero: see ../home-hero.ts. */
export const homePage: SharedMeta = {
  headline: `${before}${highlight}${after}`,
  title: 'Pressure Washing Sacramento, CA',
  description: `Pressure washing, soft house washing, roof and gutter cleaning and concrete sealing in Greater Sacramento. Free estimates, ${briefHours}.`,
  keywords: [
    'pressure washing Sacramento',
    'power washing Sacramento County',
    'house washing',
    'driveway cleaning',
    'exterior cleaning near me',
  ],
}

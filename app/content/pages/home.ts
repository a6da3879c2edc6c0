import { claims } from '../claims.ts'
import type { PageMeta } from '../page-texts.ts'

// Without minutes that are none: every character counts.
const briefHours = claims.openingHours.replaceAll(':00', '')

/** The heading and introduction of the home page are its hero: see ../home-hero.ts. */
export const homePage: PageMeta = {
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

import { homeHeroPair } from '#firm/generated/gallery-index.ts'

import { beforeAfter } from './picture.ts'

/** At the top of the home page of a firm without a film. */
export const homeHero = beforeAfter(homeHeroPair ?? { id: '', alt: '' })

import { everyPage } from '#firm/pages/every-page.ts'

import { fillFacts } from './fill-facts.ts'

export const everyPageTexts = fillFacts(everyPage)

/** When we answer. */
export const replyTimes = fillFacts('{replyTimes}')

export const openingHours = fillFacts('{hours}')

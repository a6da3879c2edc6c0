import { durations } from './marketing-claims.ts'
import { clockTime, openingHours } from './opening-hours.ts'

/** What 24/7, the hours, the same day and the outer limit mean together. */
export const answering = `Send the form any time. We answer from ${clockTime(openingHours.opens)} to ${clockTime(openingHours.closes)}: the same day if you ask before closing, always within ${durations.replyHours} hours.`

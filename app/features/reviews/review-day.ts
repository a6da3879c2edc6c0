// The day is a date without a time; a fixed zone keeps server and browser from disagreeing about it.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `2026-05-14` as people read it: May 14, 2026. */
export function formatReviewDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`))
}

import { timeZone } from '#functions/_shared/time-zone.ts'

const quarterHour = 15 * 60_000
const hour = 60 * 60_000

/**
 * The last quarter of an hour, within the opening hours, at which a request sent at `sentAt` is answered no later
 * than promised.
 */
export function replyDeadline(
  sentAt: Date,
  promisedHours: number,
  hours: { opens: string; closes: string },
): Date {
  const limit = sentAt.getTime() + promisedHours * hour
  let deadline = limit - (limit % quarterHour)
  // Step by step, since a day on which the clocks change has no fixed length.
  while (!isWithin(hours, clockTime(deadline))) deadline -= quarterHour
  return new Date(deadline)
}

/** `Tuesday, 4:15 PM` where the business is. */
export function dayAndTime(moment: Date): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' })
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  return `${day.format(moment)}, ${time.format(moment).replace('\u202f', ' ')}`
}

function isWithin({ opens, closes }: { opens: string; closes: string }, time: string): boolean {
  return opens <= time && time <= closes
}

/** `16:15` where the business is, which sorts like the time. */
function clockTime(moment: number): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return clock.format(moment)
}

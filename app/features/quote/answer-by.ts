import { timeZone } from '#functions/_shared/time-zone.ts'

const minute = 60_000
const dayInMinutes = 24 * 60

/**
 * The last moment at which a request sent then is answered in time: so many hours later as were promised, taken back
 * to the opening hours and to a quarter of an hour.
 */
export function answerBy(
  sentAt: Date,
  promisedHours: number,
  hours: { opens: string; closes: string },
): Date {
  const limit = sentAt.getTime() + promisedHours * 60 * minute
  const time = minutesOfDay(limit)
  const closes = minutesOn(hours.closes)
  if (time > closes) return new Date(limit - (time - closes) * minute)
  if (time < minutesOn(hours.opens)) return new Date(limit - (time + dayInMinutes - closes) * minute)
  return new Date(limit - (time % 15) * minute)
}

/** `Tuesday, 4:15 PM` where the business is. */
export function dayAndTime(moment: Date): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' })
  const time = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  return `${day.format(moment)}, ${time.format(moment).replace('\u202f', ' ')}`
}

function minutesOfDay(moment: number): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return minutesOn(clock.format(moment))
}

function minutesOn(clock: string): number {
  const [hour, minutes] = clock.split(':').map(Number)
  return Number(hour) * 60 + Number(minutes)
}

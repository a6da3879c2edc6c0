import type { OpeningHours } from './opening-hours.ts'
import { replyHours } from './reply-hours.ts'
import { timeZone } from './time-zone.ts'

/**
 * Formats the time by which we promise a visitor to reply, such as `Tuesday,
 * 4:15 PM`. The visitor reads it in the confirmation and the owner in the
 * email. Returns undefined if we are closed then.
 */
export function replyDeadline(
  sentAt: number,
  { opens, closes }: OpeningHours,
): string | undefined {
  const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(
      sentAt + replyHours * 3_600_000,
    )
  // A 24-hour clock such as `16:15`, which compares correctly as a string.
  const clock = format('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (clock < opens || clock > closes) return undefined
  const time = format('en-US', { hour: 'numeric', minute: '2-digit' }).replace(
    /\s/,
    '\u00a0',
  )
  return `${format('en-US', { weekday: 'long' })}, ${time}`
}

import { replyHours } from '#functions/_shared/reply-hours.ts'
import { timeZone } from '#functions/_shared/time-zone.ts'
import type { Site } from '~/content/business'

/** When the promised hours end, such as `Tuesday, 4:15 PM` where we are; undefined where we are closed then. */
export function replyDeadline(sentAt: number, { opens, closes }: Site['hours']): string | undefined {
  const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(sentAt + replyHours * 3_600_000)
  // `16:15`, which sorts like the time.
  const clock = format('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (clock < opens || clock > closes) return undefined
  const time = format('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/\s/, '\u00a0')
  return `${format('en-US', { weekday: 'long' })}, ${time}`
}

import { timeZone } from '#functions/_shared/time-zone.ts'

/**
 * The moment the promised hours end, such as `Tuesday, 4:15 PM` at the business's location; undefined where we are
 * closed then.
 */
export function replyDeadline(
  sentAt: number,
  promisedHours: number,
  { opens, closes }: { opens: string; closes: string },
): string | undefined {
  const deadline = sentAt + promisedHours * 3_600_000
  const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(deadline)
  // `16:15`, which sorts like the time.
  const clock = format('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (clock < opens || clock > closes) return undefined
  const time = format('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/\s/, '\u00a0')
  return `${format('en-US', { weekday: 'long' })}, ${time}`
}

import type { OpeningHours } from './opening-hours.ts'

/** Hours within which we reply to a visitor. */
export const replyHours = 24

/** Promise in the form's toast and on the receipt after a plain POST. */
export const replyPromise = `We'll get back to you within ${replyHours} hours with your free quote.`

/**
 * Returns the time until which a request is answered the same day: an hour
 * before closing, on a 24-hour clock.
 */
export function sameDayUntil({ closes }: OpeningHours): string {
  const [hour = '', minute = ''] = closes.split(':')
  const hourBefore = String(Number(hour) - 1)
  return `${hourBefore.padStart(2, '0')}:${minute}`
}

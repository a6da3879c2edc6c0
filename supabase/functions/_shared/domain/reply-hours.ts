import type { DayHours } from './opening-hours.ts'

export const replyHours = 24

export const replyPromise = `We'll get back to you within ${replyHours} hours with your free quote.`

/** An hour before closing. */
export function sameDayUntil({ closes }: Pick<DayHours, 'closes'>): string {
  const [hour = '', minute = ''] = closes.split(':')
  const hourBefore = String(Number(hour) - 1)
  return `${hourBefore.padStart(2, '0')}:${minute}`
}

import { type DayHours, type OpeningHours, weekdays } from './opening-hours.ts'

export const replyHours = 24

/** The promise of `replyDeadline`. */
export function replyTime(hours: OpeningHours): string {
  return hours.length === weekdays.length
    ? `within ${replyHours} hours`
    : 'by our next business day'
}

/** `quote` is what the firm promises, such as `free quote`. */
export function replyPromise(hours: OpeningHours, quote: string): string {
  return `We'll get back to you ${replyTime(hours)} with your ${quote}.`
}

/** An hour before closing. */
export function sameDayUntil({ closes }: Pick<DayHours, 'closes'>): string {
  const [hour = '', minute = ''] = closes.split(':')
  const hourBefore = String(Number(hour) - 1)
  return `${hourBefore.padStart(2, '0')}:${minute}`
}

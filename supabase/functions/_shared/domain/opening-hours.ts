/**
 * When we answer, the same every day, on a 24-hour clock in the time zone of
 * the business.
 */
export interface OpeningHours {
  opens: string
  closes: string
}

export const openingHours = {
  opens: '07:00',
  closes: '19:00',
} as const satisfies OpeningHours

/** On a 24-hour clock in the time zone of the business. */
export interface OpeningHours {
  opens: string
  closes: string
}

export const openingHours = {
  opens: '07:00',
  closes: '19:00',
} as const satisfies OpeningHours

export function clockTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  const period = Number(hour) < 12 ? 'AM' : 'PM'
  return `${twelveHour(hour)}:${minute} ${period}`
}

/** `19:00` becomes `7 PM`, and `19:30` becomes `7:30 PM`. */
export function briefTime(time: string): string {
  return clockTime(time).replace(':00', '')
}

function twelveHour(hour: string): number {
  return Number(hour) % 12 || 12
}

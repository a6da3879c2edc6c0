/** Of every day, on a clock of 24 hours. Whoever says them in words derives these. */
export const openingHours = { opens: '07:00', closes: '19:00' } as const

/** `19:00` as `7:00 PM`. */
export function clockTime(time: string): string {
  const hour = parseInt(time, 10)
  return `${hour % 12 || 12}${time.slice(2)} ${hour > 11 ? 'PM' : 'AM'}`
}

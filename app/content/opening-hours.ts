/** Of every day, on a clock of 24 hours. Whoever says them in words derives these. */
export const openingHours = { opens: '07:00', closes: '19:00' } as const

const english = { morning: 'AM', afternoon: 'PM' }
const spanish = { morning: 'a. m.', afternoon: 'p. m.' }

/** `19:00` as `7:00 PM`. */
function clockTime(time: string, { morning, afternoon } = english): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? morning : afternoon}`
}

const { opens, closes } = openingHours

export const openingHoursInWords = {
  english: `${clockTime(opens)} to ${clockTime(closes)} every day`,
  /** Without minutes that are none, where every character counts. */
  brief: `${clockTime(opens)} to ${clockTime(closes)} every day`.replaceAll(':00', ''),
  spanish: `todos los días de ${clockTime(opens, spanish)} a ${clockTime(closes, spanish)}`,
} as const

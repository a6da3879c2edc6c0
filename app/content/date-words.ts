const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Formats `2026-05-14` as `May 14, 2026`. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${months[Number(month) - 1]} ${day}, ${year}`
}

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

// Not `Intl`, whose first formatter takes a quarter of a second on a slow phone.

/** Formats `2026-01-14` as `January 14, 2026`. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${months[Number(month) - 1]} ${day}, ${year}`
}

/** Formats `2026-01-14` as `Jan 14, 2026`. */
export function shortDate(date: string): string {
  const [month = '', ...rest] = dateInWords(date).split(' ')
  return [month.slice(0, 3), ...rest].join(' ')
}

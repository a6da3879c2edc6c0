const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * `2026-05-14` as people read it: May 14, 2026. By hand: the first formatter of `Intl` costs a phone a quarter of
 * a second, while the page is being taken over.
 */
export function formatReviewDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${months[Number(month) - 1]} ${day}, ${year}`
}

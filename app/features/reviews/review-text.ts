/** The specified length of a review in the strip. */
const longest = 120

/** The text itself, or its beginning and an ellipsis. Never cuts a character in two. */
export function shortenText(text: string): string {
  // By code points: UTF-16 units would leave half an emoji.
  const characters = Array.from(text)
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text
}

/** First letters of the first and the last word of a name; one for a single word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return chosen
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * `2026-05-14` as people read it: May 14, 2026. By hand: the first formatter of `Intl` takes a slow phone a quarter of
 * a second.
 */
export function formatReviewDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${months[Number(month) - 1]} ${day}, ${year}`
}

/** First letters of the first and the last word of a name; one for a single word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return chosen
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase()
}

/** Of a review in the strip, in characters, as specified. */
const maxStripLength = 120

/**
 * Shortens a text that has more characters to the words that fit, and an
 * ellipsis.
 */
export function shortenText(text: string, maxLength = maxStripLength): string {
  // Counts code points because cutting by UTF-16 units could split an emoji.
  const characters = Array.from(text)
  if (characters.length <= maxLength) return text
  // One more, because a word may end right at the limit.
  const start = characters.slice(0, maxLength + 1).join('')
  const words = start.replace(/\s+\S*$/u, '')
  // Without a space, the text is one long word.
  const fitting =
    words === start ? characters.slice(0, maxLength).join('') : words
  return `${fitting.replace(/[\s,;:.–—-]+$/u, '')}…`
}

/** Of a review in the strip, in characters, as specified. */
const maxStripLength = 120

export function shortenText(text: string, maxLength = maxStripLength): string {
  // Code points, because cutting by UTF-16 units could split an emoji.
  const characters = Array.from(text)
  if (characters.length <= maxLength) return text
  return `${characters.slice(0, maxLength).join('')}…`
}

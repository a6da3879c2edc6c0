/** The specified length of a review in the strip. */
export const stripTextLength = 120

/** The text itself, or its first `length` characters and an ellipsis. Never cuts a character in two. */
export function shortenText(text: string, length = stripTextLength): string {
  // By code points: UTF-16 units would leave half an emoji.
  const characters = Array.from(text)
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}

/** The specified length of a review in the strip. */
const longest = 120

/** The text itself, or its beginning and an ellipsis. Never cuts a character in two. */
export function shortenText(text: string): string {
  // By code points: UTF-16 units would leave half an emoji.
  const characters = Array.from(text)
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text
}

const words = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
]

/**
 * Formats `8` as `eight`. Numbers above twenty stay in figures, as is usual in
 * print.
 */
export function inWords(count: number): string {
  return words[count - 1] ?? String(count)
}

/** Formats a number in words for the beginning of a sentence. */
export function inWordsCapitalized(count: number): string {
  const word = inWords(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

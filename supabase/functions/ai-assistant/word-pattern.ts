/*
 * The assistant compares words in folded text with expressions made from lists
 * of phrases. In a phrase, `*` stands for any further letters and `+` for at
 * least one.
 */

/**
 * Lowercases, strips accents (visitors omit them, and `\b` does not support
 * them), and expands "u" to "you".
 */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.toLowerCase().replaceAll(/\bu\b/g, 'you')
}

/** Returns the source of an expression that matches one of the phrases. */
export function oneOf(phrases: readonly string[]): string {
  const sources = phrases.map((phrase) =>
    phrase.replaceAll('*', String.raw`\w*`).replaceAll('+', String.raw`\w+`),
  )
  return `(?:${sources.join('|')})`
}

/** Like `oneOf`, but the match neither begins nor ends inside a word. */
export function wholeWords(phrases: readonly string[]): string {
  return String.raw`\b${oneOf(phrases)}\b`
}

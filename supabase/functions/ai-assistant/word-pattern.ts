/** Visitors omit accents, and `\b` does not support them. */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain.toLowerCase().replaceAll(/\bu\b/g, 'you')
}

export function oneOf(phrases: readonly string[]): string {
  const sources = phrases.map((phrase) =>
    phrase.replaceAll('*', String.raw`\w*`).replaceAll('+', String.raw`\w+`),
  )
  return `(?:${sources.join('|')})`
}

export function wholeWords(phrases: readonly string[]): string {
  return String.raw`\b${oneOf(phrases)}\b`
}

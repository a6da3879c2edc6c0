const words =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'

/** `8` as `eight`; above twenty, as books have it, in figures. */
export function inWords(count: number): string {
  return words.split(' ')[count - 1] ?? `${count}`
}

/** The same at the beginning of a sentence. */
export function inWordsAtFirst(count: number): string {
  return inWords(count).replace(/^./, (first) => first.toUpperCase())
}

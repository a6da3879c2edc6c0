import { places } from '#generated/places.ts'

import { fold, wholeWords } from './word-pattern.ts'

const patterns = places.map(({ words, dateAnswer }) => ({
  pattern: new RegExp(wholeWords(words.map(fold))),
  dateAnswer,
}))

/** Returns the id of the answer for the place that a question about a date names. */
export function dateAnswerIn(question: string): string | undefined {
  return patterns.find(({ pattern }) => pattern.test(question))?.dateAnswer
}

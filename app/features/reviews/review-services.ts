import type { Review } from '#domain/reviews-contract.ts'
import { type ReviewedService, reviewWords } from '~/content/review-words'

import { splitAuthor } from './split-author'

/** A review that names more than these speaks of none in particular. */
const maxServices = 2

/** Such a sentence may name what was not done. */
const denial = /n[’']t\b|\b(?:not|never|next|will|would|instead of)\b/u

/**
 * In its text, or in the job after the author's name: “Ann B., deck in
 * Salem”.
 */
export function servicesOf({
  author,
  text,
}: Pick<Review, 'author' | 'text'>): ReviewedService[] {
  const { job } = splitAuthor(author)
  const sentences = `${job}. ${text}`.toLowerCase().split(/[.!?\n]+/u)
  const said = sentences.filter((sentence) => !denial.test(sentence))
  const found = reviewWords.filter(({ words }) =>
    said.some((sentence) => names(sentence, words)),
  )
  return found.length > maxServices ? [] : found.map(({ service }) => service)
}

function names(sentence: string, words: readonly string[]): boolean {
  const anyWord = new RegExp(
    `\\b(?:${words.map((word) => RegExp.escape(word)).join('|')})\\b`,
    'u',
  )
  return anyWord.test(sentence)
}

import type { Review } from '#domain/reviews-contract.ts'
import {
  belongings,
  compounds,
  conjunctions,
  determiners,
  doubtWords,
  prepositions,
  wordsOfServices,
} from '~/content/review-words'
import type { ReviewedService } from '~/content/review-words'

/**
 * Returns the services that a review speaks of, in the order of its words. None
 * rather than a wrong one: a surface counts only if the same clause says that
 * it was worked on, and not in a sentence of doubt.
 */
export function servicesOf({
  author,
  text,
}: Pick<Review, 'author' | 'text'>): ReviewedService[] {
  const sentences = sentencesOf(`${jobOf(author)}. ${text}`)
  const found = sentences
    .filter((sentence) => !hasAny(sentence, doubtWords))
    .flatMap(servicesIn)
  return [...new Set(found)]
}

/**
 * Returns the job after the author's name as a sentence, such as `cleaned
 * driveway` for `Dolores M., driveway in Orangevale`.
 */
function jobOf(author: string): string {
  const job = /, (?<surface>.+) in /.exec(author)?.groups?.['surface']
  return job === undefined ? '' : `cleaned ${job}`
}

/** Returns the sentences, each as its words with a space around every one. */
function sentencesOf(text: string): string[] {
  return text.split(/[.!?\n]+/u).map((sentence) => {
    const words = sentence
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}\p{N}’]+|[^\p{L}\p{N}’\s-]/gu)
    return ` ${(words ?? []).join(' ')} `
  })
}

function servicesIn(sentence: string): ReviewedService[] {
  const named = wordsOfServices
    .filter(({ phrases }) => hasAny(sentence, phrases))
    .map(({ service }) => service)
  const worked = clausesOf(sentence).flatMap(servicesInClause)
  return [...named, ...worked]
}

/** Separates a sentence at its conjunctions and punctuation. */
function clausesOf(sentence: string): string[] {
  const words = sentence.trim().split(' ')
  const clauses = words.map((word) => (isBreak(word) ? '|' : word))
  return clauses
    .join(' ')
    .split('|')
    .map((clause) => ` ${clause.trim()} `)
}

function isBreak(word: string): boolean {
  return conjunctions.includes(word) || !/[\p{L}\p{N}]/u.test(word)
}

function servicesInClause(clause: string): ReviewedService[] {
  return wordsOfServices
    .filter(
      ({ surfaces, work }) =>
        hasAny(clause, work) &&
        surfaces.some((surface) => isWorkedOn(clause, surface)),
    )
    .map(({ service }) => service)
}

/**
 * Returns whether a clause names a surface that can be what was worked on:
 * neither a place, as in `on our roof`, nor part of something else's name.
 */
function isWorkedOn(clause: string, surface: string): boolean {
  const [before = '', after] = clause.split(` ${surface} `)
  if (after === undefined) return false
  const wordsBefore = before.trim().split(' ')
  const [nextWord = ''] = after.trim().split(' ')
  const preceding = wordsBefore.findLast((word) => !determiners.includes(word))
  return (
    !prepositions.includes(preceding ?? '') &&
    !compounds.includes(wordsBefore.at(-1) ?? '') &&
    !belongings.includes(nextWord)
  )
}

function hasAny(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.includes(` ${word} `))
}

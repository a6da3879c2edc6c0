/*
 * The words by which a review reveals the service that it speaks of, in lower
 * case. review-services.ts compares whole words.
 */

import type { ServiceId } from './services/service.ts'

/** What a review may speak of. */
export type ReviewedService = ServiceId | 'epoxy'

export interface WordsOfService {
  service: ReviewedService
  /** Name the service by themselves. */
  phrases: readonly string[]
  /** Count only in one clause with a word of the work. */
  surfaces: readonly string[]
  /** Words of the work. */
  work: readonly string[]
}

const cleaning = [
  'clean',
  'cleaned',
  'cleaning',
  'cleans',
  'wash',
  'washed',
  'washing',
  'washes',
  'powerwashed',
  'scrubbed',
  'spotless',
]

export const wordsOfServices: readonly WordsOfService[] = [
  {
    service: 'concrete-sealing',
    phrases: [
      'concrete sealing',
      'paver sealing',
      'sanded and sealed',
      'cleaned and sealed the pavers',
      'cleaned and sealed our pavers',
      'cleaned and sealed my pavers',
    ],
    surfaces: ['concrete', 'driveway', 'patio', 'pavers', 'walkway'],
    work: ['resealed', 'seal', 'sealed', 'sealing'],
  },
  {
    service: 'full-house',
    phrases: ['house wash', 'house washing'],
    surfaces: ['house', 'siding', 'stucco'],
    work: cleaning,
  },
  {
    service: 'driveway',
    phrases: [],
    surfaces: ['driveway', 'driveways'],
    work: cleaning,
  },
  {
    service: 'patio',
    phrases: [],
    surfaces: ['courtyard', 'patio', 'patios', 'pool deck'],
    work: cleaning,
  },
  {
    service: 'commercial',
    phrases: ['commercial cleaning'],
    surfaces: [
      'dumpster pad',
      'loading dock',
      'parking garage',
      'parking lot',
      'shopping center',
      'storefront',
    ],
    work: cleaning,
  },
  {
    service: 'deck-fence',
    phrases: [],
    surfaces: ['deck', 'decks', 'fence', 'fences', 'pergola'],
    work: cleaning,
  },
  {
    service: 'roof',
    phrases: [],
    surfaces: ['roof', 'roofs'],
    work: cleaning,
  },
  {
    service: 'gutter',
    phrases: [],
    surfaces: ['downspouts', 'gutter', 'gutters'],
    work: [...cleaning, 'cleared', 'flushed', 'unclogged'],
  },
  {
    service: 'epoxy',
    phrases: ['epoxy'],
    surfaces: [],
    work: [],
  },
]

/** Separate a sentence into clauses, as commas do. */
export const conjunctions = [
  'after',
  'and',
  'because',
  'before',
  'but',
  'for',
  'or',
  'so',
  'then',
  'to',
  'until',
  'when',
  'where',
  'while',
  'with',
]

/** Before a surface, they make it a place: “on our roof”. */
export const prepositions = [
  'above',
  'across',
  'around',
  'at',
  'behind',
  'beside',
  'by',
  'from',
  'in',
  'into',
  'near',
  'of',
  'off',
  'on',
  'onto',
  'outside',
  'over',
  'under',
]

/** May stand between a preposition and its surface. */
export const determiners = [
  'a',
  'back',
  'both',
  'each',
  'front',
  'her',
  'his',
  'my',
  'old',
  'our',
  'that',
  'the',
  'their',
  'this',
  'whole',
  'your',
]

/** Directly before a surface, they make it something else. */
export const compounds = [
  'dog',
  'open',
  'parking',
  'play',
  'pool',
  'rooftop',
  'tree',
]

/** After a surface, they are what was cleaned: “the patio furniture”. */
export const belongings = [
  'chairs',
  'cover',
  'door',
  'doors',
  'furniture',
  'gate',
  'guard',
  'guards',
  'lights',
  'plants',
  'rack',
  'rugs',
  'screens',
  'table',
  'umbrella',
  'vents',
  'window',
  'windows',
]

/**
 * A sentence with one of these may speak of work that we have not done, or of a
 * place that we only left clean.
 */
export const doubtWords = [
  'another',
  'asked',
  'cancel',
  'canceled',
  'can’t',
  'clean up',
  'cleaned up',
  'cleaning up',
  'could',
  'couldn’t',
  'didn’t',
  'doesn’t',
  'don’t',
  'else',
  'estimate',
  'hadn’t',
  'hasn’t',
  'haven’t',
  'hire',
  'hope',
  'house cleaner',
  'house cleaning',
  'i’ll',
  'if',
  'instead',
  'isn’t',
  'last company',
  'left',
  'might',
  'never',
  'next',
  'not',
  'other',
  'plan',
  'planning',
  'previous',
  'quote',
  'quoted',
  'refused',
  'should',
  'soon',
  'someday',
  'supposed',
  'than',
  'they’ll',
  'tried',
  'wasn’t',
  'we’ll',
  'weren’t',
  'will',
  'wish',
  'without',
  'won’t',
  'would',
]

import type { AssistantLanguage } from '../_shared/assistant-contract.ts'
import { intentWords } from './intent-words.ts'
import { fold } from './language.ts'

export type Intent =
  | { kind: 'greeting' | 'thanks' | 'goodbye' | 'medical' | 'legal' | 'instructions' }
  /** `question` is what is left of the folded message without its greeting: the search folds accents as well. */
  | { kind: 'price' | 'date' | 'question'; question: string }

/**
 * What a message is after, told by its own words. Price and date come before any fact: a visitor who asks "what
 * does a roof cost" must not hear how roofs are cleaned, and nobody may hear a promise about either.
 */
export function readIntent(message: string, language: AssistantLanguage): Intent {
  const words = intentWords[language]
  const question = fold(message).replace(words.greeting, '')
  if (question === '' || words.howAreYou.test(question)) return { kind: 'greeting' }
  if (words.thanks.test(question)) return { kind: 'thanks' }
  if (words.goodbye.test(question)) return { kind: 'goodbye' }
  if (words.price.test(question)) return { kind: 'price', question }
  for (const kind of ['instructions', 'medical', 'legal'] as const)
    if (words[kind].test(question)) return { kind }
  if (words.date.test(question) && !words.hours.test(question)) return { kind: 'date', question }
  return { kind: 'question', question }
}

import type { AssistantLanguage } from '../_shared/assistant-contract.ts'
import { intentWords } from './intent-words.ts'
import { fold } from './language.ts'

export type Intent =
  | { kind: 'greeting' | 'thanks' | 'goodbye' | 'medical' | 'legal' | 'instructions' }
  /** `question` is what is left of the message without its greeting. */
  | { kind: 'price' | 'date' | 'question'; question: string }

/**
 * What a message is after, told by its own words. Price and date come before any fact: a visitor who asks "what
 * does a roof cost" must not hear how roofs are cleaned, and nobody may hear a promise about either.
 */
export function readIntent(message: string, language: AssistantLanguage): Intent {
  const words = intentWords[language]
  const whole = fold(message)
  const text = whole.replace(words.greeting, '')
  if (text === '' || words.howAreYou.test(text)) return { kind: 'greeting' }
  if (words.thanks.test(text)) return { kind: 'thanks' }
  if (words.goodbye.test(text)) return { kind: 'goodbye' }
  // Searched without accents in both languages, so the folded text will do; as typed it reads better to a model.
  const question = message.length === whole.length ? message.slice(whole.length - text.length) : text
  if (words.price.test(text)) return { kind: 'price', question }
  for (const kind of ['instructions', 'medical', 'legal'] as const)
    if (words[kind].test(text)) return { kind }
  if (words.date.test(text) && !words.hours.test(text)) return { kind: 'date', question }
  return { kind: 'question', question }
}

import {
  afterThanks,
  agreement,
  byes,
  dateWords,
  factWords,
  farewells,
  greetings,
  howAreYou,
  injectionWords,
  legalWords,
  medicalWords,
  otherAmounts,
  praise,
  priceWords,
  quoteWords,
  thanks,
  weekdays,
  wordsAroundQuote,
} from './intent-words.ts'
import { prepareForSearch } from './search-terms.ts'
import { fold, oneOf, wholeWords } from './word-pattern.ts'

export type Intent =
  | {
      kind:
        | 'greeting'
        | 'thanks'
        | 'goodbye'
        | 'quote'
        | 'medical'
        | 'legal'
        | 'instructions'
    }
  | { kind: 'price' | 'date' | 'question'; question: string }

const { raw } = String

function anyOf(...sources: string[]): RegExp {
  return new RegExp(sources.join('|'))
}

const greeting = anyOf(raw`^${oneOf(greetings)}(?: there)?\b[\s,.!:-]*`)

const quoteWord = wholeWords(quoteWords)
const wordOfQuote = oneOf([...quoteWords, ...wordsAroundQuote])

const thanksOpening = oneOf([...agreement, ...praise])
const dayOfWeek = raw`${oneOf(weekdays)}day\b`
const { verbs, rules, disclosures, disclosed, adjectives, parts } =
  injectionWords

const patterns = {
  howAreYou: anyOf(raw`^${oneOf(howAreYou)}(?: today)?[\s?!.]*$`),
  thanks: anyOf(
    [
      raw`^(?:${thanksOpening}[\s,.!]+)?`,
      `(?:many |much )?${oneOf(thanks)}`,
      raw`(?: ${oneOf(afterThanks)})*[\s.!]*$`,
    ].join(''),
  ),
  goodbye: anyOf(
    raw`^(?:${oneOf(agreement)}[\s,.!]+)?${oneOf(byes)}[\s.!]*$`,
    raw`^${oneOf(farewells)}[\s.!]*$`,
  ),
  quote: anyOf(raw`^(?=.*${quoteWord})(?:${wordOfQuote}\b\W*)+$`),
  price: anyOf(
    wholeWords(priceWords),
    raw`\bhow much\b(?! ${oneOf(otherAmounts)})`,
    raw`\$\s?\d`,
  ),
  date: anyOf(
    wholeWords(dateWords),
    raw`\b(?:come|be) (?:out|over|here)? ?(?:on )?${dayOfWeek}`,
  ),
  fact: anyOf(wholeWords(factWords), '^opening'),
  medical: anyOf(wholeWords(medicalWords)),
  legal: anyOf(wholeWords(legalWords)),
  instructions: anyOf(
    `${wholeWords(verbs)}.{0,40}${wholeWords(rules)}`,
    `${wholeWords(disclosures)}.{0,30}${wholeWords(disclosed)}`,
    raw`\b${oneOf(adjectives)} ${oneOf(parts)}\b`,
    wholeWords(injectionWords.roles),
    `</?${oneOf(injectionWords.tags)}>`,
    wholeWords(injectionWords.secrets),
  ),
}

const declined = ['instructions', 'medical', 'legal'] as const

/**
 * Price and date come before facts, because "what does a roof cost" must not be
 * answered with how roofs are cleaned.
 */
export function readIntent(message: string): Intent {
  const text = fold(message).replace(greeting, '')
  if (text === '' || patterns.howAreYou.test(text)) return { kind: 'greeting' }
  if (patterns.thanks.test(text)) return { kind: 'thanks' }
  if (patterns.goodbye.test(text)) return { kind: 'goodbye' }

  const withoutApostrophes = text.replaceAll(/['’]/g, '')
  if (patterns.quote.test(withoutApostrophes)) return { kind: 'quote' }

  const question = prepareForSearch(text)
  if (patterns.price.test(text)) return { kind: 'price', question }
  const kind = declined.find((topic) => patterns[topic].test(text))
  if (kind !== undefined) return { kind }
  const asksForDate = patterns.date.test(text) && !patterns.fact.test(text)
  return { kind: asksForDate ? 'date' : 'question', question }
}

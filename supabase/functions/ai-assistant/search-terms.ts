import { fillers } from './intent-words.ts'
import { type SearchPhrases, searchPhrases } from './search-phrases.ts'
import { oneOf, wholeWords } from './word-pattern.ts'

const { raw } = String

const filler = new RegExp(
  [
    wholeWords(fillers),
    raw`\b\w+n['’]t\b`,
    raw`['’]${oneOf(['s', 'm', 'd', 're', 'll', 've'])}\b`,
  ].join('|'),
  'g',
)

const youAll = /\b(you|we) (?:guys|all)\b/g

const meanings = searchPhrases.map((phrases) => ({
  pattern: toPattern(phrases),
  terms: phrases.terms,
}))

function toPattern({
  anywhere = [],
  atStart = [],
  atEnd = [],
  whole = [],
  patterns = [],
}: SearchPhrases): RegExp {
  const sources = [
    ...anywhere.map((phrase) => raw`\b${phrase}\b`),
    ...atStart.map((phrase) => raw`^${phrase}\b`),
    ...atEnd.map((phrase) => raw`\b${phrase}$`),
    ...whole.map((phrase) => `^${phrase}$`),
    ...patterns,
  ]
  return new RegExp(sources.join('|'))
}

export function prepareForSearch(text: string): string {
  const trimmed = text.replaceAll(youAll, '$1').replaceAll(/[\s?!.]+$/g, '')
  const meant = meanings.filter(({ pattern }) => pattern.test(trimmed))
  const words = [
    trimmed.replaceAll(filler, ' '),
    ...meant.map(({ terms }) => terms),
  ]
  return words.join(' ').replaceAll(/\s+/g, ' ').trim()
}

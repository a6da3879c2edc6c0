import { facts } from './facts.ts'

const factByName = new Map<string, string>(Object.entries(facts))

/**
 * Replaces the facts named in braces in all texts of a value, such as
 * `{region}`. A sentence with an empty fact goes, and so does an empty item of
 * a list. Unknown names stay.
 */
export function fillFacts<Value>(value: Value): Value
export function fillFacts(value: unknown): unknown {
  if (typeof value === 'string') return fillText(value)
  if (Array.isArray(value))
    return value.map((item) => fillFacts(item)).filter((item) => item !== '')
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, each]) => [key, fillFacts(each)]),
  )
}

function fillText(text: string): string {
  if (!text.includes('{')) return text
  const sentences = text.split(/(?<=[.!?]) /)
  return sentences.filter(hasItsFacts).map(fillSentence).join(' ')
}

function hasItsFacts(sentence: string): boolean {
  return namesIn(sentence).every((name) => factByName.get(name) !== '')
}

function namesIn(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

function fillSentence(sentence: string): string {
  return sentence.replaceAll(
    /\{(\w+)\}/g,
    (braces: string, name: string, position: number) => {
      const fact = factByName.get(name) ?? braces
      return position === 0 ? capitalized(fact) : fact
    },
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

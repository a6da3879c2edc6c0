/** By the names that texts give in braces. */
export type Facts = ReadonlyMap<string, string>

/**
 * Replaces the facts named in braces in all texts of a value, such as
 * `{region}`. A sentence with an empty fact goes, and so does an item of a list
 * that loses a text by that. Unknown names stay.
 */
export function fillBraces<Value>(value: Value, facts: Facts): Value
export function fillBraces(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return fillText(value, facts)
  if (Array.isArray(value)) return fillList(value, facts)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, each]) => [key, fillBraces(each, facts)]),
  )
}

/** Returns the names that a text gives in braces. */
export function namesInBraces(text: string): string[] {
  return [...text.matchAll(braces)].map(([, name = '']) => name)
}

const braces = /\{([\w.]+)\}/g

function fillList(items: readonly unknown[], facts: Facts): unknown[] {
  return items.flatMap((item) => {
    const filled = fillBraces(item, facts)
    return hasLostText(item, filled) ? [] : [filled]
  })
}

function hasLostText(item: unknown, filled: unknown): boolean {
  if (typeof filled !== 'object' || filled === null) return filled === ''
  if (typeof item !== 'object' || item === null) return false
  const texts = new Map<string, unknown>(Object.entries(item))
  return Object.entries(filled).some(
    ([key, text]) => text === '' && texts.get(key) !== '',
  )
}

function fillText(text: string, facts: Facts): string {
  if (!text.includes('{')) return text
  const sentences = text.split(/(?<=[.!?]) /)
  return sentences
    .filter((sentence) => hasItsFacts(sentence, facts))
    .map((sentence) => fillSentence(sentence, facts))
    .join(' ')
}

function hasItsFacts(sentence: string, facts: Facts): boolean {
  return namesInBraces(sentence).every((name) => facts.get(name) !== '')
}

function fillSentence(sentence: string, facts: Facts): string {
  return sentence.replaceAll(
    braces,
    (inBraces: string, name: string, position: number) => {
      const fact = facts.get(name) ?? inBraces
      return position === 0 ? capitalized(fact) : fact
    },
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

import { company } from '#firm/assistant/company.ts'
import { methods } from '#firm/assistant/methods.ts'
import { cityPages } from '#firm/pages/cities.ts'
import { contactPage } from '#firm/pages/contact.ts'

import { firmFiles } from './check-firm.ts'
import { namesInBraces } from './fill-braces.ts'
import { itemName } from './item-name.ts'
import { knowledgeFacts } from './knowledge/knowledge-facts.ts'
import { knowledge } from './knowledge/knowledge.ts'
import { suggestion } from './nearest-name.ts'

interface Place {
  /** With the field. */
  place: string
  text: string
}

/**
 * Filled in where the text is used: in the questions of a specialty and in
 * legacy-urls.ts.
 */
const filledLater = ['title', 'slug']

const names = [...knowledgeFacts.keys(), ...filledLater]

/** Answers that the edge function selects by their ids. */
const neededAnswers = [
  'talk/greeting',
  'talk/thanks',
  'talk/goodbye',
  'talk/hand-over',
  'talk/medical',
  'talk/legal',
  'talk/instructions',
  'company/quote',
  'booking/date',
]

/**
 * Returns problems of the firm's texts that only the facts show. Apart from
 * check-firm.ts, because the facts need what is generated.
 */
export function findTextProblems(): string[] {
  const texts = firmFiles.flatMap(([file, , value]) => textsIn(file, value))
  return [
    ...texts.flatMap(unknownFacts),
    ...missingAnswers(),
    ...unknownQuestions('pages/contact.ts', contactPage.faq),
    ...unknownQuestions('pages/cities.ts', cityPages.faq),
  ]
}

export function unknownFacts({ place, text }: Place): string[] {
  const unknown = namesInBraces(text).filter((name) => !names.includes(name))
  return unknown.map((name) => {
    const nearest = suggestion(name, names, (each) => `{${each}}`)
    return `${place} {${name}} is no fact.${nearest} A claim that you don’t make is '' in pages/claims.ts.`
  })
}

function textsIn(file: string, value: unknown, field = ''): Place[] {
  if (typeof value === 'string')
    return [{ place: `${file}:${field && ` ${field}`}`, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => {
    const name = Array.isArray(value) ? itemName(each, Number(key)) : key
    return textsIn(file, each, field === '' ? name : `${field}.${name}`)
  })
}

function missingAnswers(): string[] {
  const ids = new Set(knowledge.map(({ id }) => id))
  const missing = neededAnswers.filter((id) => !ids.has(id))
  return missing.map((id) => `assistant/: the answer ${id} is missing`)
}

/** An answer that names a claim which the firm does not make is none. */
function unknownQuestions(file: string, faq: readonly string[]): string[] {
  const entries = [...company, ...methods, ...knowledge]
  const asked = entries.flatMap(({ id, title }) => (title ? [id] : []))
  const unknown = faq.filter((id) => !asked.includes(id))
  return unknown.map(
    (id) =>
      `${file}: faq must name answers with a title: "${id}".${suggestion(id, asked)}`,
  )
}

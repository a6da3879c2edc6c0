import { expect, test } from 'vitest'

import { claims } from '../../../app/content/claims.ts'
import { knowledge } from '../../../app/content/knowledge/knowledge.ts'
import { spanishClaims } from '../../../app/content/knowledge/spanish-claims.ts'
import { spanishServices } from '../../../app/content/knowledge/spanish-service-texts.ts'
import { services } from '../../../app/content/services/services.ts'

const english = new Map(
  knowledge.filter(({ language }) => language === 'en').map((entry) => [entry.id, entry]),
)
const spanish = knowledge.filter(({ language }) => language === 'es')

function numbersIn(text: string): string[] {
  return (text.match(/\d+/g) ?? []).toSorted()
}

test.each(spanish.map((entry) => [entry.id, entry] as const))(
  '%s says nothing in Spanish that has no English entry, and no other number',
  (id, { topic, answer, questions }) => {
    const original = english.get(id.replace('es/', ''))
    expect(original?.topic).toBe(topic)
    expect(questions.length > 0).toBe((original?.questions.length ?? 0) > 0)
    // Steps are counted 1, 2, 3: told with the English process, also where that is told elsewhere.
    const known = new Set(numbersIn(original?.answer ?? ''))
    expect(numbersIn(answer).filter((number) => !known.has(number))).toEqual([])
  },
)

test('prices, dates, small talk, hours, services and every place are known in Spanish', () => {
  const known = new Set(spanish.map(({ id }) => id.replace('es/', '')))
  const needed = [...english.values()].filter(
    ({ id, topic }) =>
      ['price', 'talk', 'place', 'company', 'booking', 'method'].includes(topic) ||
      /^service\/[\w-]+$/.test(id),
  )
  expect(needed.map(({ id }) => id).filter((id) => !known.has(id))).toEqual([])
})

test.each(Object.entries(spanishClaims))('the claim %s has the numbers of the English one', (id, text) => {
  const original = Object.entries(claims).find(([claim]) => claim === id)?.[1] ?? ''
  expect(numbersIn(text)).toEqual(numbersIn(original))
})

test.each(services)('the process of $shortTitle has as many steps in Spanish', ({ id, process }) => {
  expect(spanishServices[id].steps).toHaveLength(process.length)
})

test.each(spanish.map((entry) => [entry.id, entry.answer] as const))(
  '%s reads well with and without a telephone number',
  (_id, answer) => {
    // "al {phone}" becomes "al (916) …" or "al número que …".
    expect(answer.replaceAll(/\b(?:al|en el|del) \{phone\}/g, '')).not.toContain('{phone}')
    expect(answer.replaceAll(/\b(?:a|con) \{email\}/g, '')).not.toContain('{email}')
  },
)

test.each(spanish.map((entry) => [entry.id, entry.answer] as const))(
  '%s contracts "de el" and "a el", as Spanish does',
  (_id, answer) => {
    // But not before a name: "a El Dorado Hills".
    expect(answer).not.toMatch(/(?<!\p{L})(?:de|a) el\b/u)
  },
)

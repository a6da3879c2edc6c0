import * as v from 'valibot'

import type { Firm } from '#domain/firm.ts'
import { assistant } from '#firm/assistant/assistant.ts'
import { business } from '#firm/business.ts'
import { cities } from '#firm/cities.ts'
import { specialties } from '#firm/specialties.ts'

import { businessSchema } from './business.schema.ts'
import { unservedPlaces } from './knowledge/requested-places.ts'

/** Returns the source of what the edge functions know about the firm, too. */
export function functionFactsSource(): string {
  const { name, phone, email, state, timeZone, hours, messageField } = v.parse(
    businessSchema,
    business,
  )
  const firm: Firm = {
    name,
    phone,
    email,
    state,
    timeZone,
    hours,
    quoteFields: { message: messageField },
    work: assistant.work,
    specialtyWords: specialties.flatMap(({ words }) => words),
  }
  return `// Made by scripts/generate.ts from the firm's folder.
import type { Firm } from '#domain/firm.ts'

export const firm: Firm = ${JSON.stringify(firm, null, 2)}
`
}

/** Returns the source of the places that the assistant knows. */
export function placesSource(): string {
  const places = [
    ...cities.map(({ name, slug, zipCodes }) => ({
      words: [name, ...zipCodes],
      dateAnswer: `booking/${slug}`,
    })),
    ...unservedPlaces.map(({ name, id }) => ({
      words: [name],
      dateAnswer: id,
    })),
  ]
  return `// Made by scripts/generate.ts from the firm's cities and requested places.
interface Place {
  words: readonly string[]
  /** Id of the answer to whether we can come there on a day. */
  dateAnswer: string
}

export const places: readonly Place[] = ${JSON.stringify(places, null, 2)}
`
}

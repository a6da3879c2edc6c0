import * as v from 'valibot'

import type { Firm } from '#domain/firm.ts'
import { assistant } from '#firm/assistant/assistant.ts'
import { business } from '#firm/business.ts'
import { specialties } from '#firm/specialties.ts'

import { businessSchema } from './business.schema.ts'

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

import type { OpeningHours } from './opening-hours.ts'
import type { QuoteFieldSwitches } from './quote-fields.ts'

/** What the edge functions know about the firm, too. */
export interface Firm {
  name: string
  /** In international format. `formatPhone` formats it for display. */
  phone: string
  email: string
  /** Two letters. */
  state: string
  timeZone: string
  hours: OpeningHours
  /** Optional fields of the quote form, besides the three specified ones. */
  quoteFields: QuoteFieldSwitches
  /** What it does, as in "Acme, which washes windows". */
  work: string
  /** By which questions speak of its specialties. */
  specialtyWords: readonly string[]
}

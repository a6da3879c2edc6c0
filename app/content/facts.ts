import { briefTime, clockTime, openingHours } from '#domain/opening-hours.ts'
import { enabledQuoteFields } from '#domain/quote-fields.ts'
import { replyHours, sameDayUntil } from '#domain/reply-hours.ts'

import {
  business,
  copyrightYear,
  mainCity,
  region,
  sinceYear,
} from './business.ts'
import { cityIndex } from './cities/city-index.ts'
import { factsOfClaims } from './claims.ts'
import type { Facts } from './fill-braces.ts'
import { listInWords } from './list-in-words.ts'
import { mapProvider } from './map-text.ts'
import { inWords } from './number-words.ts'
import { serviceIds } from './services/service-index.ts'

const { opens, closes } = openingHours
const hours = `${clockTime(opens)} to ${clockTime(closes)} every day`

/** Full years, in whatever month the business started. */
export const yearsInBusiness = copyrightYear - sinceYear - 1

const fields = enabledQuoteFields(business.quoteFields)

const basicFacts: Facts = new Map(
  Object.entries({
    name: business.name,
    region,
    city: mainCity,
    state: business.address.region,
    hours,
    briefHours: hours.replaceAll(':00', ''),
    shortHours: `${hourOf(opens)} to ${hourOf(closes)}`,
    sameDayUntil: briefTime(sameDayUntil(openingHours)),
    replyHours: String(replyHours),
    years: String(yearsInBusiness),
    sinceYear: String(sinceYear),
    services: inWords(serviceIds.length),
    // Without several, a sentence that counts them goes.
    cities: cityIndex.length > 1 ? inWords(cityIndex.length) : '',
    fields: listInWords(
      fields.map(({ shortLabel }) => shortLabel.toLowerCase()),
    ),
    mapProvider: mapProvider.name,
    fieldsKept: fields.map(({ noticeName }) => `your ${noticeName}`).join(', '),
  }),
)

/** What the firm promises. */
export const claimFacts: Facts = new Map(factsOfClaims(basicFacts))

/**
 * What the texts of the firm may name in braces. `{phone}` and `{email}` stay,
 * because pages make links of them.
 */
export const facts: Facts = new Map([...basicFacts, ...claimFacts])

function hourOf(time: string): string {
  return briefTime(time).replace(/ [AP]M$/, '')
}

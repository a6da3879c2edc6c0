import { briefTime, clockTime, openingHours } from '#domain/opening-hours.ts'
import { replyHours, sameDayUntil } from '#domain/reply-hours.ts'
import { claims } from '#firm/pages/claims.ts'

import {
  business,
  copyrightYear,
  mainCity,
  region,
  sinceYear,
} from './business.ts'
import { serviceAreas } from './cities/service-areas.ts'
import { inWords } from './number-words.ts'
import { serviceIds } from './services/service-index.ts'

const { opens, closes } = openingHours
const hours = `${clockTime(opens)} to ${clockTime(closes)} every day`

/** Full years, in whatever month the business started. */
export const yearsInBusiness = copyrightYear - sinceYear - 1

const basicFacts = {
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
  cities: inWords(serviceAreas.length),
} as const

/**
 * What the texts of the firm may name in braces. `{phone}` and `{email}` stay,
 * because pages make links of them.
 */
export const facts: Readonly<Record<string, string>> = {
  ...basicFacts,
  ...filledClaims(),
}

function filledClaims(): Record<string, string> {
  const entries = Object.entries(claims).map(([name, claim]) => [
    name,
    claim
      .replace('{years}', basicFacts.years)
      .replace('{sinceYear}', basicFacts.sinceYear),
  ])
  return Object.fromEntries(entries)
}

function hourOf(time: string): string {
  return briefTime(time).replace(/ [AP]M$/, '')
}

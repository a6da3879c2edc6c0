import { formatPhone } from '#domain/format-phone.ts'
import {
  enabledQuoteFields,
  requiredQuoteFields,
} from '#domain/quote-fields.ts'
import { replyTime } from '#domain/reply-hours.ts'

import {
  addressLine,
  business,
  copyrightYear,
  mainCity,
  region,
  sinceYear,
} from './business.ts'
import { cityIndex } from './cities/city-index.ts'
import { factsOfClaims } from './claims.ts'
import type { Facts } from './fill-braces.ts'
import { hoursFacts } from './hours-in-words.ts'
import { listInWords } from './list-in-words.ts'
import { mapProvider } from './map-text.ts'
import { inWords } from './number-words.ts'
import { serviceIds } from './services/service-index.ts'

/** Full years, in whatever month the business started. */
export const yearsInBusiness = copyrightYear - sinceYear - 1

const fields = enabledQuoteFields(business.quoteFields)

const basicFacts: Facts = new Map(
  Object.entries({
    name: business.name,
    phone: formatPhone(business.phone),
    // Empty if it takes no text messages.
    textPhone: business.takesTexts ? formatPhone(business.phone) : '',
    email: business.email,
    // Empty for a firm without one.
    address: business.address ? addressLine(business.address) : '',
    region,
    city: mainCity,
    state: business.state,
    ...hoursFacts(business.hours),
    replyTime: replyTime(business.hours),
    license: business.credentials.license ?? '',
    insurer: business.credentials.insurer ?? '',
    years: String(yearsInBusiness),
    sinceYear: String(sinceYear),
    services: inWords(serviceIds.length),
    // Without several, a sentence that counts them goes.
    cities: cityIndex.length > 1 ? inWords(cityIndex.length) : '',
    fields: listInWords(
      requiredQuoteFields.map(({ shortLabel }) => shortLabel.toLowerCase()),
    ),
    mapProvider: business.map ? mapProvider.name : '',
    fieldsKept: fields.map(({ noticeName }) => `your ${noticeName}`).join(', '),
  }),
)

/** What the firm promises. */
export const claimFacts: Facts = new Map(factsOfClaims(basicFacts))

/** What the texts of the firm may name in braces. */
export const facts: Facts = new Map([...basicFacts, ...claimFacts])

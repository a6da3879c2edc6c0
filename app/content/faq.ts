import { cityPages } from '#firm/pages/cities.ts'
import { contactPage } from '#firm/pages/contact.ts'

import { company, methods } from './knowledge/firm-entries.ts'
import { prices, serviceKnowledge } from './knowledge/services.ts'
import type { ServiceId } from './services/service-index.ts'

/**
 * A question and the assistant's answer to it, with the placeholders `{phone}`
 * and `{email}`.
 */
export interface FaqEntry {
  question: string
  answer: string
}

/**
 * Each service's own question, besides those about price, preparation and
 * guarantee.
 */
const ownQuestion: Record<ServiceId, string> = {
  'concrete-sealing': 'method/rain',
  'full-house': 'method/windows',
  driveway: 'method/stains',
  patio: 'method/pets',
  commercial: 'method/runoff',
  'deck-fence': 'method/plants',
  roof: 'method/moss',
  gutter: 'method/at-home',
}

const entries = new Map(
  [...methods, ...company, ...prices, ...serviceKnowledge].map((entry) => [
    entry.id,
    entry,
  ]),
)

export const contactFaq = faqOf(contactPage.faq)

/** Questions on every city page. */
export const cityFaq = faqOf(cityPages.faq)

/** Returns common questions about a service with the assistant's answers. */
export function serviceFaq(service: ServiceId): readonly FaqEntry[] {
  return faqOf([
    `price/${service}`,
    `service/${service}/prepare`,
    ownQuestion[service],
    'company/guarantee',
  ])
}

/** Without those whose answer names a claim that the firm does not make. */
function faqOf(ids: readonly string[]): readonly FaqEntry[] {
  return ids.flatMap((id) => {
    const { title, answer } = entries.get(id) ?? {}
    return title && answer ? [{ question: title, answer }] : []
  })
}

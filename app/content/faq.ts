import { cityPages } from '#firm/pages/cities.ts'
import { contactPage } from '#firm/pages/contact.ts'

import { company, methods } from './knowledge/firm-entries.ts'
import { prices, serviceKnowledge } from './knowledge/services.ts'
import { serviceFile } from './services/service-files.ts'
import type { ServiceId } from './services/service-index.ts'

/** A question and the assistant's answer to it. */
export interface FaqEntry {
  question: string
  answer: string
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

/**
 * Returns common questions about a service with the assistant's answers: about
 * the service if there are any, or else about all.
 */
export function serviceFaq(id: ServiceId): readonly FaqEntry[] {
  const { questions: own = [] } = serviceFile(id)
  return [
    ...firstOf(`price/${id}`, 'price'),
    ...firstOf(`service/${id}/prepare`, 'method/prepare'),
    ...own.flatMap((each) => (typeof each === 'string' ? faqOf([each]) : each)),
    ...faqOf(['company/guarantee']),
  ]
}

function firstOf(...ids: string[]): readonly FaqEntry[] {
  return faqOf(ids).slice(0, 1)
}

/** A question without an answer is not asked. */
function faqOf(ids: readonly string[]): readonly FaqEntry[] {
  return ids.flatMap((id) => {
    const { title, answer } = entries.get(id) ?? {}
    return title && answer ? [{ question: title, answer }] : []
  })
}

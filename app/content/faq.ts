import { company } from './knowledge/company.ts'
import { methods } from './knowledge/methods.ts'
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

const priceQuestion = 'What affects the price?'
const prepareQuestion = 'How do I prepare?'

/**
 * Common questions before a quote request, by the id of the assistant's answer.
 */
const questions = {
  'method/at-home': 'Do I have to be home?',
  'method/pets': 'What about my pets?',
  'method/plants': 'Will it hurt my plants?',
  'method/rain': 'What if it rains that day?',
  'method/runoff': 'Where does the dirty water go?',
  'method/windows': 'Do you wash the windows too?',
  'method/moss': 'Does the moss come off?',
  'method/stains': 'Will every stain come out?',
  'method/prepare': prepareQuestion,
  price: priceQuestion,
  'company/reply': 'How soon will I hear from you?',
  'company/guarantee': 'What if I’m not happy with it?',
} as const

type QuestionId = keyof typeof questions

/**
 * Each service's own question, besides those about price, preparation and
 * guarantee.
 */
const ownQuestion: Record<ServiceId, QuestionId> = {
  'concrete-sealing': 'method/rain',
  'full-house': 'method/windows',
  driveway: 'method/stains',
  patio: 'method/pets',
  commercial: 'method/runoff',
  'deck-fence': 'method/plants',
  roof: 'method/moss',
  gutter: 'method/at-home',
}

const answers = new Map<string, string>(
  [...methods, ...company, ...prices, ...serviceKnowledge].map(
    ({ id, answer }) => [id, answer],
  ),
)

/** Questions on the contact page. */
export const faq: readonly FaqEntry[] = [
  ...faqOf(
    'method/at-home',
    'method/pets',
    'method/plants',
    'method/rain',
    'price',
  ),
  ...faqOf('company/reply', 'company/guarantee', 'method/stains'),
]

/** Questions on every city page. */
export const cityFaq: readonly FaqEntry[] = faqOf(
  'price',
  'method/prepare',
  'method/rain',
  'method/at-home',
)

/** Returns common questions about a service with the assistant's answers. */
export function serviceFaq(service: ServiceId): readonly FaqEntry[] {
  return [
    entry(priceQuestion, `price/${service}`),
    entry(prepareQuestion, `service/${service}/prepare`),
    ...faqOf(ownQuestion[service], 'company/guarantee'),
  ]
}

function faqOf(...ids: QuestionId[]): FaqEntry[] {
  return ids.map((id) => entry(questions[id], id))
}

function entry(question: string, id: string): FaqEntry {
  const answer = answers.get(id)
  if (answer === undefined) throw new Error(`Unknown assistant answer: ${id}`)
  return { question, answer }
}

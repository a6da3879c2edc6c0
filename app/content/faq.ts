import { company } from './knowledge/company.ts'
import { methods } from './knowledge/methods.ts'
import { prices, serviceKnowledge } from './knowledge/services.ts'
import { serviceFile } from './services/service-files.ts'
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
const questions: Readonly<Record<string, string>> = {
  'method/at-home': 'Do I have to be home?',
  'method/pets': 'What about my pets?',
  'method/plants': 'Will it hurt my plants?',
  'method/rain': 'What if it rains that day?',
  'method/runoff': 'Where does the dirty water go?',
  'method/moss': 'Does the moss come off?',
  'method/stains': 'Will every stain come out?',
  'method/prepare': prepareQuestion,
  price: priceQuestion,
  'company/reply': 'How soon will I hear from you?',
  'company/guarantee': 'What if I’m not happy with it?',
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

/**
 * Returns common questions about a service with the assistant's answers: about
 * the service if there are any, or else about all.
 */
export function serviceFaq(id: ServiceId): readonly FaqEntry[] {
  const { questions: own = [] } = serviceFile(id)
  return [
    ...answered(priceQuestion, `price/${id}`, 'price'),
    ...answered(prepareQuestion, `service/${id}/prepare`, 'method/prepare'),
    ...own.flatMap((each) => (typeof each === 'string' ? faqOf(each) : each)),
    ...faqOf('company/guarantee'),
  ]
}

function faqOf(...ids: string[]): FaqEntry[] {
  return ids.flatMap((id) => answered(questions[id], id))
}

/** A question without an answer is not asked. */
function answered(question: string | undefined, ...ids: string[]): FaqEntry[] {
  const [answer] = ids.flatMap((id) => answers.get(id) ?? [])
  if (question === undefined || answer === undefined) return []
  return [{ question, answer }]
}

import { company } from './knowledge/company.ts'
import { methods } from './knowledge/methods.ts'
import { prices, serviceKnowledge } from './knowledge/services.ts'
import type { ServiceId } from './services/service.ts'

/** A question and the assistant's own answer to it, with `{phone}` and `{email}` for those of the business. */
export interface FaqEntry {
  question: string
  answer: string
}

const priceQuestion = 'What changes the price?'
const prepareQuestion = 'How do I prepare?'

/** What visitors ask before they request a quote, by the id of the assistant's answer. */
const questions = {
  'method/at-home': 'Do I have to be home?',
  'method/pets': 'What about my pets?',
  'method/plants': 'Will my plants survive it?',
  'method/rain': 'What if it rains that day?',
  'method/runoff': 'Where does the dirty water go?',
  'method/duration': 'How long does it take?',
  'method/windows': 'Do you wash the windows too?',
  'method/moss': 'Does the moss come off?',
  'method/chemicals': 'What cleaners do you use?',
  'method/stains': 'Will every stain come out?',
  'method/prepare': prepareQuestion,
  price: priceQuestion,
  'company/reply': 'How soon will I hear from you?',
  'company/guarantee': 'What if I’m not happy with it?',
} as const

type QuestionId = keyof typeof questions

/** The questions of a service beside its price and how to prepare for it. */
const byService: Record<ServiceId, readonly QuestionId[]> = {
  'concrete-sealing': ['method/rain', 'company/guarantee'],
  'full-house': ['method/plants', 'method/windows'],
  driveway: ['method/stains', 'method/runoff'],
  patio: ['method/stains', 'method/pets'],
  commercial: ['method/runoff', 'method/duration'],
  'deck-fence': ['method/chemicals', 'method/plants'],
  roof: ['method/moss', 'method/plants'],
  gutter: ['method/at-home', 'company/guarantee'],
}

const answers = new Map<string, string>(
  [...methods, ...company, ...prices, ...serviceKnowledge].map(({ id, answer }) => [id, answer]),
)

/** The questions of the contact page. */
export const faq: readonly FaqEntry[] = faqOf([
  'method/at-home',
  'method/pets',
  'method/plants',
  'method/rain',
  'price',
  'company/reply',
  'company/guarantee',
  'method/stains',
])

/** The questions of every city page. */
export const cityFaq: readonly FaqEntry[] = faqOf([
  'price',
  'method/prepare',
  'method/rain',
  'method/at-home',
])

export function serviceFaq(service: ServiceId): readonly FaqEntry[] {
  return [
    { question: priceQuestion, answer: answerOf(`price/${service}`) },
    { question: prepareQuestion, answer: answerOf(`service/${service}/prepare`) },
    ...faqOf(byService[service]),
  ]
}

function faqOf(ids: readonly QuestionId[]): FaqEntry[] {
  return ids.map((id) => ({ question: questions[id], answer: answerOf(id) }))
}

function answerOf(id: string): string {
  const answer = answers.get(id)
  if (answer === undefined) throw new Error(`The assistant has no answer called ${id}.`)
  return answer
}

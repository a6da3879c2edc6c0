import { free } from '../cta-text.ts'
import { fillFacts } from '../fill-facts.ts'
import { serviceFile } from '../services/service-files.ts'
import { nameInText, type Service } from '../services/service.ts'
import { services } from '../services/services.ts'
import { timingLabels } from '../ui-labels.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'

/** Entries on each service, as far as its file says anything about it. */
export const serviceKnowledge: readonly KnowledgeEntry[] = [
  ...services.flatMap((service) => [
    offer(service),
    ...included(service),
    ...process(service),
    ...benefits(service),
    ...preparation(service),
    ...times(service),
  ]),
  ...services.flatMap(ownAnswers),
]

function offer(service: Service): KnowledgeEntry {
  const { id, shortTitle, description } = service
  return {
    id: `service/${id}`,
    questions: `Do you do ${shortTitle}? Can you clean, wash it? ${wordsFor(service)}`,
    answer: `Yes, we offer ${nameInText(service)}. ${description}`,
  }
}

function included(service: Service): KnowledgeEntry[] {
  const { id, title, shortTitle, features } = service
  if (features.length === 0) return []
  return [
    {
      id: `service/${id}/included`,
      questions: `What is included in ${title}? What does ${shortTitle} include? What do I get? ${wordsFor(service)}`,
      answer: `Included in ${nameInText(service)}: ${features.join('. ')}.`,
    },
  ]
}

function process(service: Service): KnowledgeEntry[] {
  const { id, title, process: steps } = service
  const [first] = steps
  if (!first) return []
  const list = steps.map((step, index) => `${index + 1}. ${step.title}`)
  return [
    {
      id: `service/${id}/process`,
      questions: `How do you do ${title}? What is the process, the method, the steps? ${wordsFor(service)}`,
      answer: `Here’s how ${nameInText(service)} works: ${list.join(', ')}. Step 1: ${first.text}`,
    },
  ]
}

function benefits(service: Service): KnowledgeEntry[] {
  const { id, title, shortTitle } = service
  const all = [...service.benefits, ...service.figures]
  if (all.length === 0) return []
  return [
    {
      id: `service/${id}/benefits`,
      questions: `Why ${title}? What are the benefits, advantages of ${shortTitle}? Is it worth it? ${wordsFor(service)}`,
      answer: `Why ${nameInText(service)} is worth it: ${all.join('. ')}.`,
    },
  ]
}

function preparation({ id, title, shortTitle }: Service): KnowledgeEntry[] {
  const { prepare } = serviceFile(id)
  if (prepare === undefined) return []
  return [
    {
      id: `service/${id}/prepare`,
      title: 'How do I prepare?',
      questions: `How do I prepare for ${title}? What should I move, clear, do before ${shortTitle}?`,
      answer: prepare,
    },
  ]
}

function times({ id, title, shortTitle, timing }: Service): KnowledgeEntry[] {
  const { duration, dry, back } = timing
  const all = [
    { label: timingLabels.duration, text: duration },
    { label: timingLabels.dry, text: dry },
    { label: timingLabels.back, text: back },
  ]
  const known = all.filter(({ text }) => text !== undefined)
  if (known.length === 0) return []
  return [
    {
      id: `service/${id}/time`,
      questions: `How long does ${title} take, how many hours? When is it dry after ${shortTitle}? When can I use it, park, walk on it again?`,
      answer: known.map(({ label, text }) => `${label}: ${text}.`).join(' '),
    },
  ]
}

function ownAnswers({ id }: Service): KnowledgeEntry[] {
  const { questions = [] } = serviceFile(id)
  const own = questions.filter((each) => typeof each !== 'string')
  return own.map(({ question, asked = question, answer }, index) => ({
    id: `service/${id}/question-${index + 1}`,
    questions: asked,
    answer,
  }))
}

function wordsFor({ id, title, shortTitle }: Service): string {
  const { synonyms = '' } = serviceFile(id)
  return `${title} ${shortTitle} ${synonyms}`
}

const priceTitle = 'What affects the price?'

export const askForEstimate = fillFacts(
  free === ''
    ? 'Send the quote form or call {phone}.'
    : 'The estimate is free: send the quote form or call {phone}.',
)

function servicePrice(service: Service): KnowledgeEntry[] {
  const { id, title, shortTitle } = service
  const { priceDependsOn } = serviceFile(id)
  if (priceDependsOn === undefined) return []
  return [
    {
      id: `price/${id}`,
      title: priceTitle,
      questions: `How much does ${shortTitle} cost? What is the price of ${title}? What do you charge? Quote or estimate for ${shortTitle}`,
      answer: `The price of ${nameInText(service)} depends on ${priceDependsOn}, so we take a look before we give you a price. ${askForEstimate}`,
    },
  ]
}

export const prices: readonly KnowledgeEntry[] = [
  {
    id: 'price',
    title: priceTitle,
    questions:
      'How much do you charge? What are your prices, rates, fees? How much does it cost? Is it expensive or cheap? Do you have a discount, a deal, a minimum, a special? Can I get a quote? Are estimates free? Free estimate',
    answer: `Every price is for your surface. It depends on the size, the material and the condition, so we take a look first, on site or in photos you add to your request. ${askForEstimate}`,
  },
  ...services.flatMap(servicePrice),
]

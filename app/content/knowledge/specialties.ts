import { inWordsCapitalized } from '../number-words.ts'
import { type Specialty, specialties } from '../specialties/specialties.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'
import { askForEstimate } from './services.ts'

function aboutSpecialty(specialty: Specialty): KnowledgeEntry[] {
  const { slug, inText, plate, benefits, kinds, process, assistant } = specialty
  const { questions, more = [] } = assistant
  const id = `specialty/${slug}` as const
  const { steps } = process
  const offer = [
    `Yes: ${inText}.`,
    ...kinds.items.map(({ text }) => text),
    ...(plate === undefined ? [] : [`${plate}.`]),
  ]
  const stepNames = steps.map(({ title }, index) => `${index + 1}. ${title}`)
  return [
    { id, questions: questions.offer, answer: offer.join(' ') },
    ...more.map(({ id: name, questions: asked, answer }) => ({
      id: `${id}/${name}` as const,
      questions: asked,
      answer,
    })),
    {
      id: `${id}/process`,
      questions: questions.process,
      answer: `${inWordsCapitalized(steps.length)} steps: ${stepNames.join(', ')}. ${steps[0]?.text ?? ''}`,
    },
    ...(benefits
      ? [
          {
            id: `${id}/benefits` as const,
            questions: questions.benefits,
            answer: benefits.items.map(({ text }) => text).join(' '),
          },
        ]
      : []),
    ...kinds.items.map(({ title, text, features }, index) => ({
      id: `${id}/${index + 1}` as const,
      questions: questions.kind.replaceAll('{title}', title),
      answer: `${text} Included: ${features.join('. ')}.`,
    })),
  ]
}

export const specialtyKnowledge: readonly KnowledgeEntry[] =
  specialties.flatMap(aboutSpecialty)

export const specialtyPrices: readonly KnowledgeEntry[] = specialties.map(
  ({ slug, assistant: { questions, price } }) => ({
    id: `price/${slug}`,
    questions: questions.price,
    answer: `${price} ${askForEstimate}`,
  }),
)

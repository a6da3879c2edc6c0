import { inWordsCapitalized } from '../number-words.ts'
import type { TitledText } from '../services/service.ts'
import { type Specialty, specialties } from '../specialties/specialties.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'
import { askForEstimate } from './services.ts'

function aboutSpecialty(specialty: Specialty): KnowledgeEntry[] {
  const { slug, inText, plate, benefits, kinds, process, assistant } = specialty
  const { questions, more = [] } = assistant
  const id = `specialty/${slug}` as const
  const offer = [
    `Yes: ${inText}.`,
    ...(kinds?.items ?? []).map(({ text }) => text),
    ...(plate === undefined ? [] : [`${plate}.`]),
  ]
  return [
    { id, questions: questions.offer, answer: offer.join(' ') },
    ...more.map(({ id: name, questions: asked, answer }) => ({
      id: `${id}/${name}` as const,
      questions: asked,
      answer,
    })),
    ...(process
      ? [
          {
            id: `${id}/process` as const,
            questions: questions.process,
            answer: stepsInWords(process.steps),
          },
        ]
      : []),
    ...(benefits
      ? [
          {
            id: `${id}/benefits` as const,
            questions: questions.benefits,
            answer: benefits.items.map(({ text }) => text).join(' '),
          },
        ]
      : []),
    ...(kinds?.items ?? []).map(({ title, text, features }, index) => ({
      id: `${id}/${index + 1}` as const,
      questions: questions.kind.replaceAll('{title}', title),
      answer: `${text} Included: ${features.join('. ')}.`,
    })),
  ]
}

function stepsInWords(steps: readonly TitledText[]): string {
  const names = steps.map(({ title }, index) => `${index + 1}. ${title}`)
  return `${inWordsCapitalized(steps.length)} steps: ${names.join(', ')}. ${steps[0]?.text ?? ''}`
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

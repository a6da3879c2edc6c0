import type { ServiceFile } from './service.ts'

interface Firm {
  services: readonly ServiceFile[]
  /** The assistant's answers to common questions. */
  answers: readonly { id: string; title?: string | undefined }[]
  stainIds: readonly string[]
}

/** Returns what two services share, and what they name that does not exist. */
export function findServiceProblems({
  services,
  answers,
  stainIds,
}: Firm): string[] {
  if (services.length === 0)
    return ['services.ts: there must be one service at least']
  const ids = services.map(({ id }) => id)
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index)
  const asked = answers.flatMap(({ id, title }) => (title ? [id] : []))
  const unanswered = services.flatMap(({ id, questions = [] }) =>
    questions
      .filter((question) => typeof question === 'string')
      .filter((question) => !asked.includes(question))
      .map((question) => ({ id, question })),
  )
  const unknownStains = services.flatMap(({ id, stains = [] }) =>
    stains
      .filter((stain) => !stainIds.includes(stain))
      .map((stain) => ({ id, stain })),
  )
  return [
    ...repeated.map((id) => `services.ts: two services have the id "${id}"`),
    ...unanswered.map(
      ({ id, question }) =>
        `services/${id}.ts: questions must be of ${asked.join(', ')}, or a question of its own: "${question}"`,
    ),
    ...unknownStains.map(
      ({ id, stain }) =>
        `services/${id}.ts: stains must be of ${stainIds.join(', ')} (stains.ts): "${stain}"`,
    ),
  ]
}

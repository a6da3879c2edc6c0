import type { ServiceFile } from './service.ts'

interface Firm {
  services: readonly ServiceFile[]
  /** The assistant's answers to common questions. */
  answers: readonly { id: string; title?: string | undefined }[]
}

/** Returns what two services share, and questions that have no answer. */
export function findServiceProblems({ services, answers }: Firm): string[] {
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
  return [
    ...repeated.map((id) => `services.ts: two services have the id "${id}"`),
    ...unanswered.map(
      ({ id, question }) =>
        `services/${id}.ts: questions must be of ${asked.join(', ')}, or a question of its own: "${question}"`,
    ),
  ]
}

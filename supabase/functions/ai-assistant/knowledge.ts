import { type AdminClient, callSql } from '../_shared/admin-client.ts'
import type { Database } from '../_shared/database.types.ts'

export type Found = Database['public']['Functions']['search_knowledge']['Returns'][number]
export type KnowledgeEntry = Pick<Found, 'id' | 'answer'>

/** The entries that fit a question, best first. Throws when the database does not respond. */
export async function searchKnowledge(client: AdminClient, question: string): Promise<Found[]> {
  const { data, error } = await callSql(client, 'search_knowledge', { query: question, max_results: 20 })
  if (error) throw new KnowledgeError(error.code || 'no answer')
  return data
}

/** One entry by its id. Throws when it is not there: then the knowledge was never loaded. */
export async function readEntry(client: AdminClient, id: string): Promise<KnowledgeEntry> {
  const { data, error } = await client.from('knowledge').select('id,answer').eq('id', id).maybeSingle()
  if (error) throw new KnowledgeError(error.code || 'no answer')
  if (data === null) throw new KnowledgeError('not loaded')
  return data
}

/** The knowledge could not be read. Its message is a code, safe to log. */
export class KnowledgeError extends Error {
  override name = 'KnowledgeError'
}

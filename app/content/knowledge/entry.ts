type KnowledgeTopic = 'talk' | 'price' | 'booking' | 'service' | 'epoxy' | 'place' | 'company' | 'method'

/**
 * One thing the assistant can say. It never says anything else.
 * `{name}`, `{phone}` and `{email}` stand for the business's own and are filled in when the answer is given,
 * so an answer must read well wherever "this company", "the number …" or "the address …" would.
 */
export type KnowledgeEntry = {
  /** Stable, such as `service/roof/process`, and begins with its topic; the function asks for some by it. */
  id: string
  /** How visitors ask for it: questions, names, words. An entry without any is only ever chosen by its id. */
  questions?: string | undefined
  answer: string
}

type EntriesById = { readonly [id: `${KnowledgeTopic}/${string}`]: Omit<KnowledgeEntry, 'id'> }

/** Entries by their ids, `topic/name`, as a list. */
export function knowledgeEntries(entries: EntriesById): KnowledgeEntry[] {
  return Object.entries(entries).map(([id, { questions, answer }]) => ({ id, questions, answer }))
}

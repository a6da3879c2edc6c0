import { company as companyFile } from '#firm/assistant/company.ts'
import { methods as methodsFile } from '#firm/assistant/methods.ts'
import { talk as talkFile } from '#firm/assistant/small-talk.ts'

import { fillBraces } from '../fill-braces.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'
import { knowledgeFacts } from './knowledge-facts.ts'

/** Small talk and standard replies. */
export const talk: readonly KnowledgeEntry[] = fillBraces(
  talkFile,
  knowledgeFacts,
)

export const company: readonly KnowledgeEntry[] = fillBraces(
  companyFile,
  knowledgeFacts,
)

/** Answers about the work in general. */
export const methods: readonly KnowledgeEntry[] = fillBraces(
  methodsFile,
  knowledgeFacts,
)

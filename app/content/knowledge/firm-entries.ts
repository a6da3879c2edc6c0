import { company as companyFile } from '#firm/assistant/company.ts'
import { methods as methodsFile } from '#firm/assistant/methods.ts'
import { talk as talkFile } from '#firm/assistant/small-talk.ts'

import { fillBraces } from '../fill-braces.ts'
import { isOffered } from '../services/service-index.ts'
import type { AssistantEntryFile } from './assistant.schema.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'
import { knowledgeFacts } from './knowledge-facts.ts'

/** Small talk and standard replies. */
export const talk = entriesOf(talkFile)

export const company = entriesOf(companyFile)

/** Answers about the work in general. */
export const methods = entriesOf(methodsFile)

/** An answer that speaks only of what the firm does not offer goes. */
function entriesOf(
  file: readonly AssistantEntryFile[],
): readonly KnowledgeEntry[] {
  const entries = file.map(({ id, title, questions, answer }) => ({
    id,
    title,
    questions: textOf(questions ?? ''),
    answer: textOf(answer),
  }))
  const answered = entries.filter(({ answer }) => answer !== '')
  return fillBraces(answered, knowledgeFacts)
}

/** Without the sentences about what the firm does not offer. */
export function textOf(text: AssistantEntryFile['answer']): string {
  return [text].flat().flatMap(sentencesOf).join(' ')
}

type TextPart = Exclude<AssistantEntryFile['answer'], string>[number]

function sentencesOf(part: TextPart): readonly string[] {
  if (typeof part === 'string') return [part]
  if (isOffered(part)) return [part.text]
  return part.otherwise === undefined ? [] : [part.otherwise]
}

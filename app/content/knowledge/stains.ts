import type { StainFile, Verdict } from '../stains.schema.ts'
import { stainFiles } from '../stains.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'

const outcomes: Record<Verdict, string> = {
  gone: 'it comes out.',
  fainter: 'it gets fainter.',
  stays: 'it stays.',
}

export const stainKnowledge: readonly KnowledgeEntry[] =
  stainFiles.map(aboutStain)

function aboutStain(stain: StainFile): KnowledgeEntry {
  const { id, name, verdict, reason, asked = '' } = stain
  return {
    id: `method/stain-${id}`,
    questions: `Will ${name} come out? Can you remove, get out ${name}, a ${name} stain? ${asked}`,
    answer: `${name} on bare concrete: ${outcomes[verdict]} ${reason}`,
  }
}

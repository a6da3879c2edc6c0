import { company, methods, talk } from './firm-entries.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'
import { places } from './places.ts'
import { prices, serviceKnowledge } from './services.ts'
import { specialtyKnowledge, specialtyPrices } from './specialties.ts'
import { stainKnowledge } from './stains.ts'

/**
 * All of the assistant's answers. If two entries match a question equally well,
 * the earlier one wins.
 */
export const knowledge: readonly KnowledgeEntry[] = [
  ...talk,
  ...company,
  ...serviceKnowledge,
  ...methods,
  ...stainKnowledge,
  ...specialtyKnowledge,
  ...places,
  ...prices,
  ...specialtyPrices,
]

import { company } from './company.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'
import { methods, offer } from './methods.ts'
import { places } from './places.ts'
import { prices, serviceKnowledge } from './services.ts'
import { talk } from './small-talk.ts'
import { specialtyKnowledge, specialtyPrices } from './specialties.ts'

/**
 * All of the assistant's answers. If two entries match a question equally well,
 * the earlier one wins.
 */
export const knowledge: readonly KnowledgeEntry[] = [
  ...talk,
  ...company,
  offer,
  ...serviceKnowledge,
  ...methods,
  ...specialtyKnowledge,
  ...places,
  ...prices,
  ...specialtyPrices,
]

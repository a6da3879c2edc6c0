import { company } from './company.ts'
import type { KnowledgeEntry, Language, LocalizedEntry } from './entry.ts'
import { epoxyKnowledge } from './epoxy.ts'
import { methods } from './methods.ts'
import { places } from './places.ts'
import { prices } from './prices.ts'
import { serviceKnowledge } from './services.ts'
import { spanishCompany } from './spanish-company.ts'
import { spanishMethods } from './spanish-methods.ts'
import { spanishServiceKnowledge } from './spanish-services.ts'
import { spanishTalk } from './spanish-talk.ts'
import { talk } from './talk.ts'

const english: readonly KnowledgeEntry[] = [
  ...talk,
  ...company,
  ...methods,
  ...serviceKnowledge,
  ...epoxyKnowledge,
  ...places,
  ...prices,
]

const spanish: readonly KnowledgeEntry[] = [
  ...spanishTalk,
  ...spanishCompany,
  ...spanishMethods,
  ...spanishServiceKnowledge,
]

/** Everything the assistant can say. When two entries fit a question equally well, the earlier one is given. */
export const knowledge: readonly LocalizedEntry[] = [
  ...english.map((entry) => localize(entry, 'en')),
  ...spanish.map((entry) => localize(entry, 'es')),
]

function localize({ id, questions = [], answer }: KnowledgeEntry, language: Language): LocalizedEntry {
  const [topic = id] = id.split('/')
  return { id: language === 'en' ? id : `${language}/${id}`, language, topic, questions, answer }
}

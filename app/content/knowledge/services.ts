import type { Service, ServiceId } from '../services/service.ts'
import { services } from '../services/services.ts'
import type { KnowledgeEntry } from './entry.ts'

/** What visitors call it, beside its titles. */
const otherWords: Record<ServiceId, string> = {
  'concrete-sealing': 'seal sealer sealant sealed paver pavers stamped concrete joint sand resand wet look',
  'full-house': 'house home walls siding stucco exterior eaves soft wash outside of my house spider webs',
  driveway: 'driveway drive way concrete slab tire marks oil rust stains carport',
  patio: 'patio pool deck walkway sidewalk steps porch courtyard flagstone',
  commercial:
    'commercial business store storefront shop restaurant office parking lot dumpster gum sidewalk HOA apartment building warehouse graffiti',
  'deck-fence': 'deck fence wood redwood cedar composite railing pergola gray boards',
  roof: 'roof roofs shingle shingles tile tiles moss black streaks lichen',
  gutter: 'gutter gutters downspout downspouts clogged leaves overflow',
}

/** Four answers about a service, its page in short: what it is, what it includes, how it goes, what it is good for. */
function aboutService(service: Service): KnowledgeEntry[] {
  const { id, title, shortTitle, description, features, process, benefits, search } = service
  const name = shortTitle.toLowerCase()
  const words = `${title} ${shortTitle} ${otherWords[id]}`
  return [
    {
      id: `service/${id}`,
      topic: 'service',
      questions: [`Do you do ${shortTitle}? Can you clean it? ${words}`, search.keywords.join(', ')],
      answer: `Yes, we offer ${name}. ${description}`,
    },
    {
      id: `service/${id}/included`,
      topic: 'service',
      questions: [`What is included in ${title}? What does ${shortTitle} include? What do I get? ${words}`],
      answer: `Included in ${name}: ${features.join('; ')}.`,
    },
    {
      id: `service/${id}/process`,
      topic: 'service',
      questions: [`How do you do ${title}? What is the process, the method, the steps? ${words}`],
      answer: `How ${name} goes: ${process.map(({ title: step }, index) => `${index + 1}. ${step}`).join(', ')}. First: ${process[0]?.text ?? ''}`,
    },
    {
      id: `service/${id}/benefits`,
      topic: 'service',
      questions: [
        `Why ${title}? What are the benefits, advantages of ${shortTitle}? Is it worth it? ${words}`,
      ],
      answer: `What ${name} is good for: ${benefits.join('; ')}.`,
    },
  ]
}

export const serviceKnowledge: readonly KnowledgeEntry[] = services.flatMap(aboutService)

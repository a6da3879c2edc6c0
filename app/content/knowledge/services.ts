import { durations } from '../claims.ts'
import type { Service, ServiceId } from '../services/service.ts'
import { services } from '../services/services.ts'
import type { KnowledgeEntry } from './entry.ts'

interface ServiceWords {
  /** What visitors call it, beside its titles. */
  otherWords: string
  /** What decides the price. Numbers are never given: every surface is looked at first. */
  priceDependsOn: string
}

/** What the assistant knows of a service beside what its page says. */
const serviceWords: Record<ServiceId, ServiceWords> = {
  'concrete-sealing': {
    otherWords: 'seal sealer sealant sealed paver pavers stamped concrete joint sand resand wet look',
    priceDependsOn:
      'the area, the kind of sealer, whether an old one has to come off and how much joint sand is missing',
  },
  'full-house': {
    otherWords: 'house home walls siding stucco exterior eaves soft wash outside of my house spider webs',
    priceDependsOn:
      'the size and the number of stories, what the walls are made of and how much algae is on them',
  },
  driveway: {
    otherWords: 'driveway drive way concrete slab tire marks oil rust stains carport',
    priceDependsOn: 'the area, the material and the kind of stains on it',
  },
  patio: {
    otherWords: 'patio pool deck walkway sidewalk steps porch courtyard flagstone',
    priceDependsOn: 'the area, the material, and the growth and stains on it',
  },
  commercial: {
    otherWords:
      'commercial business store storefront shop restaurant office parking lot dumpster gum sidewalk HOA apartment building warehouse graffiti',
    priceDependsOn: 'the areas, the grease and gum on them, the hours you can close and how often we come',
  },
  'deck-fence': {
    otherWords: 'deck fence wood redwood cedar composite railing pergola gray boards',
    priceDependsOn: 'the length or area, the kind of wood, its age and any old stain on it',
  },
  roof: {
    otherWords: 'roof roofs shingle shingles tile tiles moss black streaks lichen',
    priceDependsOn: 'the size and pitch, the kind of shingle or tile and how much moss is on it',
  },
  gutter: {
    otherWords: 'gutter gutters downspout downspouts clogged leaves overflow',
    priceDependsOn:
      'the length of the runs, the number of stories, what is in them and whether downspouts are clogged',
  },
}

/** Four answers about a service, its page in short: what it is, what it includes, how it goes, what it is good for. */
function aboutService(service: Service): KnowledgeEntry[] {
  const { id, title, shortTitle, description, features, process, benefits, search } = service
  const name = shortTitle.toLowerCase()
  const words = `${title} ${shortTitle} ${serviceWords[id].otherWords}`
  return [
    {
      id: `service/${id}`,
      questions: [`Do you do ${shortTitle}? Can you clean it? ${words}`, search.keywords.join(', ')],
      answer: `Yes, we offer ${name}. ${description}`,
    },
    {
      id: `service/${id}/included`,
      questions: [`What is included in ${title}? What does ${shortTitle} include? What do I get? ${words}`],
      answer: `Included in ${name}: ${features.join('; ')}.`,
    },
    {
      id: `service/${id}/process`,
      questions: [`How do you do ${title}? What is the process, the method, the steps? ${words}`],
      answer: `How ${name} goes: ${process.map(({ title: step }, index) => `${index + 1}. ${step}`).join(', ')}. First: ${process[0]?.text ?? ''}`,
    },
    {
      id: `service/${id}/benefits`,
      questions: [
        `Why ${title}? What are the benefits, advantages of ${shortTitle}? Is it worth it? ${words}`,
      ],
      answer: `What ${name} is good for: ${benefits.join('; ')}.`,
    },
  ]
}

export const serviceKnowledge: readonly KnowledgeEntry[] = services.flatMap(aboutService)

const askForEstimate = 'The estimate is free: send the quote form on this page or call {phone}.'

function servicePrice({ id, title, shortTitle }: (typeof services)[number]): KnowledgeEntry {
  return {
    id: `price/${id}`,
    questions: [
      `How much does ${shortTitle} cost? What is the price of ${title}? What do you charge?`,
      `Quote or estimate for ${shortTitle}`,
    ],
    answer: `What ${shortTitle.toLowerCase()} costs depends on ${serviceWords[id].priceDependsOn}, so I can’t give a price here. ${askForEstimate}`,
  }
}

export const prices: readonly KnowledgeEntry[] = [
  {
    id: 'price',
    questions: [
      'How much do you charge? What are your prices, rates, fees? How much does it cost?',
      'Is it expensive or cheap? Do you have a discount, a deal, a minimum, a special?',
      'Can I get a quote? Are estimates free? Free estimate',
    ],
    answer: `The price depends on the surface, its size and its condition, so there is no price list. ${askForEstimate} You get a reply within ${durations.replyHours} hours.`,
  },
  ...services.map(servicePrice),
  {
    id: 'price/epoxy',
    questions: ['How much does an epoxy floor cost? What is the price of garage floor coating? Quote'],
    answer: `What an epoxy floor costs depends on its area, cracks, old oil and moisture in the slab and the look you choose, so I can’t give a price here. ${askForEstimate}`,
  },
]

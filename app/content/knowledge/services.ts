import { type ServiceId } from '../services/service-index.ts'
import { nameInText, type Service } from '../services/service.ts'
import { services } from '../services/services.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'

interface ServiceWords {
  /** Other names that visitors use for the service. */
  synonyms: string
  /**
   * Factors that determine the price. No numbers, because every surface is
   * inspected first.
   */
  priceDependsOn: string
  /** How the customer prepares for the visit. */
  prepare: string
}

/** What the assistant knows about each service beyond the text of its page. */
const serviceWords: Record<ServiceId, ServiceWords> = {
  'concrete-sealing': {
    synonyms:
      'seal sealer sealant sealed sealing reseal paver pavers stamped concrete joint polymeric sand resand apply wet look',
    priceDependsOn:
      'the area, the kind of sealer, whether an old one has to come off and how much joint sand is missing',
    prepare:
      'Clear cars, furniture and pots off the surface and leave the sprinklers off: sealing needs a dry surface. Afterward, keep cars and furniture off for 24 to 48 hours.',
  },
  'full-house': {
    synonyms:
      'house houses home walls siding stucco exterior eaves pressure power wash outside of my house spider webs dirty',
    priceDependsOn:
      'the size and the number of stories, what the walls are made of and how much algae is on them',
    prepare:
      'Close windows and doors, bring in cushions and mats, and keep animals indoors until the walls are dry. We walk around the house with you before we start.',
  },
  driveway: {
    synonyms:
      'driveway drive way concrete slab carport pressure power wash dirty black',
    priceDependsOn: 'the area, the material and the kind of stains on it',
    prepare:
      'Park on the street, and move bins and pots aside. Show us the stains that bother you most: each kind gets its own cleaner.',
  },
  patio: {
    synonyms:
      'patio pool walkway sidewalk steps porch courtyard flagstone travertine slippery pressure power wash dirty filthy',
    priceDependsOn: 'the area, the material, and the growth and stains on it',
    prepare:
      'Leave the furniture and pots to us: we move them off the surface and put them back. Close the doors to the patio, and keep animals indoors until it’s dry.',
  },
  commercial: {
    synonyms:
      'commercial business store storefront shop shopping center restaurant office parking lot garage dumpster pad gum HOA apartment building warehouse drive-thru graffiti businesses service work pressure power wash',
    priceDependsOn:
      'the areas, the grease and gum on them, the hours you can close and how often we come',
    prepare:
      'Tell us when you close and which doors have to stay open, and have cars moved out of the area before we start.',
  },
  'deck-fence': {
    synonyms:
      'deck decks fence fences wood redwood cedar composite vinyl railing pergola gray boards restore old pressure power wash',
    priceDependsOn:
      'the length or area, the kind of wood, its age and any old stain on it',
    prepare:
      'We take the furniture off the deck. Take down anything hanging on the railing or the boards, and tell your neighbor if you share the fence.',
  },
  roof: {
    synonyms:
      'roof roofs roofing shingle shingles tile tiles moss black streaks streaky walk on pressure power wash',
    priceDependsOn:
      'the size and pitch, the kind of shingle or tile and how much moss is on it',
    prepare:
      'Park away from the house, close windows and skylights, and bring in anything under the eaves. The treatment needs dry weather, so it waits if rain is coming.',
  },
  gutter: {
    synonyms:
      'gutter gutters downspout downspouts clogged unclog leaves overflow flush whitening',
    priceDependsOn:
      'the length of the runs, the number of stories, how full the gutters are and whether downspouts are clogged',
    prepare:
      'Leave room for a ladder along the walls: move cars, bins and pots aside, and unlock side gates.',
  },
}

/**
 * Returns entries on what a service is, what it includes, its process, its
 * benefits and how to prepare.
 */
function aboutService(service: Service): KnowledgeEntry[] {
  const { id, title, shortTitle, description, features, process } = service
  const benefits = [...service.benefits, ...service.figures]
  const name = nameInText(service)
  const words = `${title} ${shortTitle} ${serviceWords[id].synonyms}`
  return [
    {
      id: `service/${id}`,
      questions: `Do you do ${shortTitle}? Can you clean, wash it? ${words}`,
      answer: `Yes, we offer ${name}. ${description}`,
    },
    {
      id: `service/${id}/included`,
      questions: `What is included in ${title}? What does ${shortTitle} include? What do I get? ${words}`,
      answer: `Included in ${name}: ${features.join('. ')}.`,
    },
    {
      id: `service/${id}/process`,
      questions: `How do you do ${title}? What is the process, the method, the steps? ${words}`,
      answer: `Here’s how ${name} works: ${process.map(({ title: step }, index) => `${index + 1}. ${step}`).join(', ')}. Step 1: ${process[0]?.text ?? ''}`,
    },
    {
      id: `service/${id}/benefits`,
      questions: `Why ${title}? What are the benefits, advantages of ${shortTitle}? Is it worth it? ${words}`,
      answer: `Why ${name} is worth it: ${benefits.join('. ')}.`,
    },
    {
      id: `service/${id}/prepare`,
      title: 'How do I prepare?',
      questions: `How do I prepare for ${title}? What should I move, clear, do before ${shortTitle}?`,
      answer: serviceWords[id].prepare,
    },
  ]
}

export const serviceKnowledge: readonly KnowledgeEntry[] =
  services.flatMap(aboutService)

export const priceTitle = 'What affects the price?'

export const askForEstimate =
  'The estimate is free: send the quote form or call {phone}.'

function servicePrice(service: Service): KnowledgeEntry {
  const { id, title, shortTitle } = service
  return {
    id: `price/${id}`,
    title: priceTitle,
    questions: `How much does ${shortTitle} cost? What is the price of ${title}? What do you charge? Quote or estimate for ${shortTitle}`,
    answer: `The price of ${nameInText(service)} depends on ${serviceWords[id].priceDependsOn}, so we take a look before we give you a price. ${askForEstimate}`,
  }
}

export const prices: readonly KnowledgeEntry[] = [
  {
    id: 'price',
    title: priceTitle,
    questions:
      'How much do you charge? What are your prices, rates, fees? How much does it cost? Is it expensive or cheap? Do you have a discount, a deal, a minimum, a special? Can I get a quote? Are estimates free? Free estimate',
    answer: `Every price is for your surface. It depends on the size, the material and the condition, so we take a look first, on site or in photos you email. ${askForEstimate}`,
  },
  ...services.map(servicePrice),
]

import { durations } from '../claims.ts'
import type { ServiceId } from '../services/service.ts'
import { services } from '../services/services.ts'
import type { KnowledgeEntry } from './entry.ts'

const askForEstimate = 'The estimate is free: send the quote form on this page or call {phone}.'

/** What decides the price. Numbers are never given: every surface is looked at first. */
const dependsOn: Record<ServiceId, string> = {
  'concrete-sealing':
    'the area, the kind of sealer, whether an old one has to come off and how much joint sand is missing',
  'full-house':
    'the size and the number of stories, what the walls are made of and how much algae is on them',
  driveway: 'the area, the material and the kind of stains on it',
  patio: 'the area, the material, and the growth and stains on it',
  commercial: 'the areas, the grease and gum on them, the hours you can close and how often we come',
  'deck-fence': 'the length or area, the kind of wood, its age and any old stain on it',
  roof: 'the size and pitch, the kind of shingle or tile and how much moss is on it',
  gutter: 'the length of the runs, the number of stories, what is in them and whether downspouts are clogged',
}

function servicePrice({ id, title, shortTitle }: (typeof services)[number]): KnowledgeEntry {
  return {
    id: `price/${id}`,
    topic: 'price',
    questions: [
      `How much does ${shortTitle} cost? What is the price of ${title}? What do you charge?`,
      `Quote or estimate for ${shortTitle}`,
    ],
    answer: `What ${shortTitle.toLowerCase()} costs depends on ${dependsOn[id]}, so I give no prices here. ${askForEstimate}`,
  }
}

export const prices: readonly KnowledgeEntry[] = [
  {
    id: 'price',
    topic: 'price',
    questions: [
      'How much do you charge? What are your prices, rates, fees? How much does it cost?',
      'Is it expensive or cheap? Do you have a discount, a deal, a minimum, a special?',
      'Can I get a quote? Are estimates free? Free estimate',
    ],
    answer: `The price depends on the surface, its size and its condition, so I give no prices here. ${askForEstimate} You get a reply within ${durations.replyHours} hours.`,
  },
  ...services.map(servicePrice),
  {
    id: 'price/epoxy',
    topic: 'price',
    questions: ['How much does an epoxy floor cost? What is the price of garage floor coating? Quote'],
    answer: `What an epoxy floor costs depends on its area, cracks, old oil and moisture in the slab and the look you choose, so I give no prices here. ${askForEstimate}`,
  },
]

import { durations } from '../claims.ts'
import { services } from '../services/services.ts'
import type { KnowledgeEntry } from './entry.ts'
import { serviceWords } from './service-words.ts'

const askForEstimate = 'The estimate is free: send the quote form on this page or call {phone}.'

function servicePrice({ id, title, shortTitle }: (typeof services)[number]): KnowledgeEntry {
  return {
    id: `price/${id}`,
    questions: [
      `How much does ${shortTitle} cost? What is the price of ${title}? What do you charge?`,
      `Quote or estimate for ${shortTitle}`,
    ],
    answer: `What ${shortTitle.toLowerCase()} costs depends on ${serviceWords[id].priceDependsOn}, so I give no prices here. ${askForEstimate}`,
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
    answer: `What an epoxy floor costs depends on its area, cracks, old oil and moisture in the slab and the look you choose, so I give no prices here. ${askForEstimate}`,
  },
]

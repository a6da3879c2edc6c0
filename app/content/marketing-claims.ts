import { fillFacts } from './fill-facts.ts'

export const claims = {
  openingHours: fillFacts('{hours}'),
} as const

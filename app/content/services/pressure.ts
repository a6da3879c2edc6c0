import type { ServiceId } from './service.ts'

/** How hard a surface may be washed: where the needle of the gauge stands, 0 to 1, and the same in words. */
export interface Pressure {
  needle: number
  words: string
}

export const pressureOf: Record<ServiceId, Pressure> = {
  'concrete-sealing': { needle: 0.85, words: 'High to clean, even and never close. None to seal.' },
  'full-house': { needle: 0.25, words: 'Low. The solution does the work, the rinse takes it off.' },
  driveway: { needle: 0.95, words: 'High, but even. A surface cleaner, not a wand.' },
  patio: { needle: 0.6, words: 'Medium, and less where the stone or the sealer is soft.' },
  commercial: { needle: 1, words: 'High, with hot water for grease and gum.' },
  'deck-fence': { needle: 0.3, words: 'Low. An oxygen cleaner first, then a soft rinse along the grain.' },
  roof: { needle: 0, words: 'None. The treatment does the work, and rain the rest.' },
  gutter: { needle: 0.1, words: 'Hardly any. Emptied by hand, flushed with a garden hose.' },
}

import { durations } from '../claims.ts'
import type { PageText } from '../page-texts.ts'

export const epoxyPage: PageText = {
  title: 'Epoxy Garage Floors Sacramento',
  description: `Epoxy flooring for garages and small patios in Greater Sacramento: ground, primed, coated and inspected, installed in ${durations.epoxyInstallDays} days. Ask for a free quote.`,
  keywords: ['epoxy flooring Sacramento', 'epoxy garage floor', 'garage floor coating', 'patio epoxy'],
  heading: 'Epoxy flooring for garages and small patios',
  introduction:
    'A bare garage slab drinks oil and sheds dust. We grind it, prime it and coat it, so spills wipe up and the floor sweeps clean.',
}

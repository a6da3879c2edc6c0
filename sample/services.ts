import type { ServiceFile } from '../app/content/services/service.ts'
import { commercial } from './services/commercial.ts'
import { concreteSealing } from './services/concrete-sealing.ts'
import { deckFence } from './services/deck-fence.ts'
import { driveway } from './services/driveway.ts'
import { fullHouse } from './services/full-house.ts'
import { gutter } from './services/gutter.ts'
import { patio } from './services/patio.ts'
import { roof } from './services/roof.ts'

/** In the order of the pages. The first one is at /services itself. */
export const services: readonly ServiceFile[] = [
  concreteSealing,
  fullHouse,
  driveway,
  patio,
  commercial,
  deckFence,
  roof,
  gutter,
]

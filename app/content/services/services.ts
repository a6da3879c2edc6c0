import { commercial } from './commercial.ts'
import { concreteSealing } from './concrete-sealing.ts'
import { deckFence } from './deck-fence.ts'
import { driveway } from './driveway.ts'
import { fullHouse } from './full-house.ts'
import { gutter } from './gutter.ts'
import { patio } from './patio.ts'
import { roof } from './roof.ts'
import { type Service, type ServiceId, serviceIds } from './service.ts'

export const serviceById: Record<ServiceId, Service> = {
  'concrete-sealing': concreteSealing,
  'full-house': fullHouse,
  driveway,
  patio,
  commercial,
  'deck-fence': deckFence,
  roof,
  gutter,
}

/** All services in the order of the toggle row. */
export const services: readonly Service[] = serviceIds.map((id) => serviceById[id])

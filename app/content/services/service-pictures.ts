import { type Picture, singlePicture } from '../picture.ts'
import type { ServiceId } from './service-index.ts'

/**
 * Alt texts of the services' pictures. Separate because pages without the
 * services' texts show the pictures too.
 */
const alts: Record<ServiceId, string> = {
  'concrete-sealing':
    'Sealed red and tan pavers in low sun, water standing on them in beads.',
  'full-house':
    'A washed blue-gray house front with a porch, a yellow door and yellow shutters.',
  driveway:
    'A concrete driveway just washed, still wet and shining in low sun.',
  patio:
    'A clean brick patio in low sun with a bench in front of a block wall.',
  commercial:
    'Clean, light pavement around the tables of a cafe with a dark glass front.',
  'deck-fence':
    'A cleaned cedar deck in low sun, a bench in the corner of its white railing.',
  roof: 'A clean charcoal shingle roof seen along the slope in low sun.',
  gutter:
    'A clean white gutter and downspout at the corner of a cream-colored house, seen from below.',
}

/** Returns the picture of a service. */
export function serviceImage(id: ServiceId): Picture {
  return singlePicture('services', id, alts[id])
}

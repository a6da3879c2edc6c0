import { fullGallery } from '../gallery.ts'
import { type BeforeAfterImage, beforeAfter } from '../picture.ts'
import { commercial } from './commercial.ts'
import { concreteSealing } from './concrete-sealing.ts'
import { deckFence } from './deck-fence.ts'
import { driveway } from './driveway.ts'
import { fullHouse } from './full-house.ts'
import { gutter } from './gutter.ts'
import { patio } from './patio.ts'
import { roof } from './roof.ts'
import { serviceImage } from './service-pictures.ts'
import {
  nameInText,
  type Service,
  type ServiceId,
  serviceIds,
  type ServiceTexts,
} from './service.ts'

const pairsPerService = 3

export const serviceById: Record<ServiceId, Service> = {
  'concrete-sealing': complete(concreteSealing),
  'full-house': complete(fullHouse),
  driveway: complete(driveway),
  patio: complete(patio),
  commercial: complete(commercial),
  'deck-fence': complete(deckFence),
  roof: complete(roof),
  gutter: complete(gutter),
}

/** All services in the order of the service switcher. */
export const services: readonly Service[] = serviceIds.map(
  (id) => serviceById[id],
)

/** All pairs. Some occur more than once. */
export const allPairs: readonly BeforeAfterImage[] = [
  ...fullGallery,
  ...services.flatMap(({ pictures }) => pictures),
]

function complete({
  figures = [],
  ownPictures = [],
  galleryCategory,
  ...texts
}: ServiceTexts): Service {
  const fromGallery = fullGallery.filter(
    ({ category }) => category === galleryCategory,
  )
  const pictures = firstPairs([...ownPictures.map(beforeAfter), ...fromGallery])
  return {
    ...texts,
    figures,
    heroPair: pictures.find(isForHero),
    image: serviceImage(texts.id),
    quoteTitle: `Get a free ${nameInText(texts)} quote`,
    pictures,
  }
}

/** Returns as many pairs as a service shows, one of them to be compared. */
function firstPairs(pairs: readonly BeforeAfterImage[]): BeforeAfterImage[] {
  const compared = pairs.find((pair) => pair.compared)
  const others = pairs.filter((pair) => pair !== compared)
  const shown = new Set([compared, ...others.slice(0, pairsPerService - 1)])
  return pairs.filter((pair) => shown.has(pair))
}

function isForHero({ compared, width, height }: BeforeAfterImage): boolean {
  return !compared && width > height
}

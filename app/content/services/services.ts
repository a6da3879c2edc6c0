import { services as files } from '#firm/services.ts'

import { fillFacts } from '../fill-facts.ts'
import { fullGallery } from '../gallery.ts'
import { type BeforeAfterImage, beforeAfter } from '../picture.ts'
import { type ServiceId, serviceIds } from './service-index.ts'
import { serviceImage } from './service-pictures.ts'
import { nameInText, type Service, type ServiceFile } from './service.ts'

const pairsPerService = 3

/** All services in the order of the service switcher. */
export const services: readonly Service[] = serviceIds.map((id) => {
  const file = files.find((each) => each.id === id)
  if (!file) throw new Error(`No file for the service ${id}.`)
  return complete(id, fillFacts(file))
})

export function serviceById(id: ServiceId): Service {
  const service = services.find((each) => each.id === id)
  if (!service) throw new Error(`No service ${id}.`)
  return service
}

/** All pairs. Some occur more than once. */
export const allPairs: readonly BeforeAfterImage[] = [
  ...fullGallery,
  ...services.flatMap(({ pictures }) => pictures),
]

function complete(
  id: ServiceId,
  { figures = [], ownPictures = [], galleryCategory, ...texts }: ServiceFile,
): Service {
  const fromGallery = fullGallery.filter(
    ({ category }) => category === galleryCategory,
  )
  const pictures = firstPairs([...ownPictures.map(beforeAfter), ...fromGallery])
  return {
    ...texts,
    id,
    figures,
    heroPair: pictures.find(isForHero),
    image: serviceImage(id),
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

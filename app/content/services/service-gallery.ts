import { fullGallery } from '../gallery.ts'
import type { BeforeAfterImage } from '../picture.ts'
import type { Service, ServiceId } from './service.ts'
import { serviceById } from './services.ts'

const picturesPerService = 3

function picturesOf({ ownPictures, galleryCategories }: Service): readonly BeforeAfterImage[] {
  const fromGallery = fullGallery.filter(({ category }) => galleryCategories.includes(category))
  return [...ownPictures, ...fromGallery].slice(0, picturesPerService)
}

/** The three before-and-after pictures of each service: its own first, then those of its gallery categories. */
export const serviceGallery: Record<ServiceId, readonly BeforeAfterImage[]> = {
  'concrete-sealing': picturesOf(serviceById['concrete-sealing']),
  'full-house': picturesOf(serviceById['full-house']),
  driveway: picturesOf(serviceById.driveway),
  patio: picturesOf(serviceById.patio),
  commercial: picturesOf(serviceById.commercial),
  'deck-fence': picturesOf(serviceById['deck-fence']),
  roof: picturesOf(serviceById.roof),
  gutter: picturesOf(serviceById.gutter),
}

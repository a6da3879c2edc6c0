import { fullGallery } from '../gallery.ts'
import type { BeforeAfterImage } from '../picture.ts'
import { type ServiceId, serviceIds } from './service.ts'
import { serviceById } from './services.ts'

const picturesPerService = 3

/** The before-and-after pictures of a service: its own first, then those of its gallery categories. */
export function servicePictures(id: ServiceId): readonly BeforeAfterImage[] {
  const { ownPictures, galleryCategories } = serviceById[id]
  const fromGallery = fullGallery.filter(({ category }) => galleryCategories.includes(category))
  return [...ownPictures, ...fromGallery].slice(0, picturesPerService)
}

/** Every pair there is; some of them more than once. */
export const allPairs: readonly BeforeAfterImage[] = [...fullGallery, ...serviceIds.flatMap(servicePictures)]

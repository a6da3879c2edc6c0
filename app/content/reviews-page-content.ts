import { reviewsClosing } from './gallery.ts'
import type { Picture } from './picture.ts'
import type { ReviewedService } from './review-words.ts'
import type { Service } from './services/service.ts'
import { firstPicture, services } from './services/services.ts'
import { specialties } from './specialties/specialties.ts'

/** A link from a review to the service that it speaks of. */
export interface ReviewedServiceLink {
  id: ReviewedService
  name: string
  /** The pair that visitors compare, or else the picture of the service. */
  image: Picture
}

/** Content of the reviews page other than the reviews and their texts. */
export interface ReviewsPageContent {
  /** Another than on the contact page and, if possible, beside the reviews. */
  heroPicture: Picture | undefined
  services: readonly ReviewedServiceLink[]
  /** A pair whose clean half is beside the closing words. */
  closingPair: Picture
}

const middle = Math.floor((services.length - 1) / 2)
const links = services.flatMap(linkTo)
const linked = new Set(links.map(({ image }) => image.src))
const candidates = [...services.slice(middle), ...services]
const unlinked = candidates.filter(
  ({ image, heroPicture }) => !linked.has((image ?? heroPicture)?.src ?? ''),
)

export const reviewsPageContent: ReviewsPageContent = {
  heroPicture: firstPicture([...unlinked, ...candidates]),
  services: [
    ...links,
    ...specialties.map(({ slug, name, pair, image }) => ({
      id: slug,
      name,
      image: pictureOnly(pair ?? image),
    })),
  ],
  closingPair: pictureOnly(reviewsClosing),
}

/** Without a picture, there is no link. */
function linkTo({ id, shortTitle, image, pictures }: Service) {
  const shown = pictures.find(({ compared }) => compared) ?? image
  return shown ? [{ id, name: shortTitle, image: pictureOnly(shown) }] : []
}

/**
 * Limits a picture to what the page needs, to keep it small. Without a
 * description, because the words around it say what it shows.
 */
function pictureOnly({
  src,
  width,
  height,
  colors,
  single,
  seam,
  photograph,
}: Picture): Picture {
  return { src, alt: '', width, height, colors, single, seam, photograph }
}

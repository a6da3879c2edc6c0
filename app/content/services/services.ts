import { mainCity } from '../business.ts'
import { free } from '../cta-text.ts'
import { fullGallery } from '../gallery.ts'
import {
  type BeforeAfterImage,
  beforeAfter,
  hasFile,
  type Picture,
  singlePicture,
} from '../picture.ts'
import { type Stain, stains } from '../stains.ts'
import { serviceFile } from './service-files.ts'
import {
  defaultServiceId,
  type ServiceId,
  serviceIds,
} from './service-index.ts'
import { nameInText, type Service, type ServiceFile } from './service.ts'

const pairsPerService = 4

/** All services in the order of the service switcher. */
export const services: readonly Service[] = serviceIds.map((id) =>
  complete(id, serviceFile(id)),
)

/** The largest tile of the home page. */
export const mainService: Service =
  services.find(({ id }) => serviceFile(id).isMain) ??
  serviceById(defaultServiceId)

/** Returns the picture of the first service that has any. */
export function firstPicture(from: readonly Service[]): Picture | undefined {
  const pictures = from.map(({ image, heroPicture }) => image ?? heroPicture)
  return pictures.find((picture) => picture !== undefined)
}

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

function complete(id: ServiceId, file: ServiceFile): Service {
  const { title, introduction, headline, description, pressure } = file
  const { shortTitle = title, features = [], process = [] } = file
  const { benefits = [], figures = [], timing = {} } = file
  const pictures = pairsOf(file)
  const ownImage = singlePicture('services', id, file.pictureAlt ?? '')
  const image = ownImage.src === '' ? undefined : ownImage
  return {
    id,
    title,
    shortTitle,
    introduction,
    headline,
    description,
    features,
    process,
    benefits,
    figures,
    pressure,
    timing,
    stains: stainsOf(file),
    search: searchTexts(file),
    quoteTitle: `Get a ${free}${nameInText({ shortTitle })} quote`,
    image,
    heroPicture: chooseHero(pictures) ?? image ?? pictures[0],
    pictures,
  }
}

function stainsOf({ stains: ids = [] }: ServiceFile): Stain[] {
  return ids.flatMap((id) => stains.find((stain) => stain.id === id) ?? [])
}

function searchTexts({ title, introduction, search = {} }: ServiceFile) {
  return {
    title: search.title ?? `${title} in ${mainCity}`,
    description: search.description ?? introduction,
    keywords: search.keywords ?? `${title.toLowerCase()} ${mainCity}`,
  }
}

/** Returns as many pairs as a service shows, one of them to be compared. */
function pairsOf({
  id,
  ownPictures = [],
  galleryCategory,
  alsoPairs = [],
}: ServiceFile): BeforeAfterImage[] {
  const photographs = fullGallery.filter((pair) => pair.id.startsWith(`${id}/`))
  const own = ownPictures.filter(hasFile).map(beforeAfter)
  const ofCategory =
    galleryCategory === undefined
      ? []
      : fullGallery.filter(({ category }) => category === galleryCategory)
  const others = fullGallery.filter((pair) => alsoPairs.includes(pair.id))
  const pairs = [...new Set([...photographs, ...own, ...ofCategory, ...others])]
  const compared = pairs.filter((pair) => pair.compared).slice(0, 1)
  const mostTelling = [...new Set([...compared, ...pairs])]
  const shown = new Set(mostTelling.slice(0, pairsPerService))
  return pairs.filter((pair) => shown.has(pair))
}

function chooseHero(
  pairs: readonly BeforeAfterImage[],
): BeforeAfterImage | undefined {
  const compared = pairs.find((pair) => pair.compared)
  const others = pairs.filter((pair) => pair !== compared)
  return others.find(({ width, height }) => width > height)
}

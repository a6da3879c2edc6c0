import { mainCity } from '../business.ts'
import { fullGallery } from '../gallery.ts'
import {
  type BeforeAfterImage,
  beforeAfter,
  singlePicture,
} from '../picture.ts'
import { serviceFile } from './service-files.ts'
import {
  defaultServiceId,
  type ServiceId,
  serviceIds,
} from './service-index.ts'
import { nameInText, type Service, type ServiceFile } from './service.ts'

const pairsPerService = 3

/** All services in the order of the service switcher. */
export const services: readonly Service[] = serviceIds.map((id) =>
  complete(id, serviceFile(id)),
)

/** The largest tile of the home page. */
export const mainService: Service =
  services.find(({ id }) => serviceFile(id).isMain) ??
  serviceById(defaultServiceId)

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
  const { benefits = [], figures = [] } = file
  const pictures = pairsOf(file)
  const ownImage =
    file.pictureAlt === undefined
      ? undefined
      : singlePicture('services', id, file.pictureAlt)
  const image = ownImage ?? pictures[0]
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
    search: searchTexts(file),
    quoteTitle: `Get a free ${nameInText({ shortTitle })} quote`,
    image,
    heroPicture: pictures.find(isForHero) ?? image,
    pictures,
  }
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
  ownPictures = [],
  galleryCategory,
}: ServiceFile): BeforeAfterImage[] {
  const fromGallery = fullGallery.filter(
    ({ category }) => category === galleryCategory,
  )
  const pairs = [...ownPictures.map(beforeAfter), ...fromGallery]
  const compared = pairs.filter((pair) => pair.compared).slice(0, 1)
  const mostTelling = [...new Set([...compared, ...pairs])]
  const shown = new Set(mostTelling.slice(0, pairsPerService))
  return pairs.filter((pair) => shown.has(pair))
}

function isForHero({ compared, width, height }: BeforeAfterImage): boolean {
  return !compared && width > height
}

import type { GalleryCategory } from '../gallery-kind.ts'
import type { PageMeta } from '../page-texts.ts'
import type { BeforeAfterImage, Picture } from '../picture.ts'

/** The values of the `tab` query parameter of /services, in the order of the toggle row. */
export const serviceIds = [
  'concrete-sealing',
  'full-house',
  'driveway',
  'patio',
  'commercial',
  'deck-fence',
  'roof',
  'gutter',
] as const

export type ServiceId = (typeof serviceIds)[number]

export const defaultServiceId: ServiceId = 'concrete-sealing'

export type TitledText = { title: string; text: string }

/** How hard a surface may be washed: where the needle of the gauge stands, 0 to 1, and the same in words. */
export type Pressure = { needle: number; words: string }

export type Service = {
  id: ServiceId
  /** Heading of the service and of its tile on the home page. */
  title: string
  /** Name in the toggle row, the footer and the activity notifications. */
  shortTitle: string
  image: Picture
  /** Above the description: the title is in the head of the page already. */
  headline: string
  description: string
  /** What's Included */
  features: readonly string[]
  /** Our Process */
  process: readonly TitledText[]
  benefits: readonly string[]
  pressure: Pressure
  quoteTitle: string
  /** Pictures of this service that fit none of the gallery's categories. */
  ownPictures: readonly BeforeAfterImage[]
  /** Where the rest of its three pictures comes from. */
  galleryCategories: readonly GalleryCategory[]
  /** Title, description and keywords of /services while this service is selected. */
  search: PageMeta
}

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

/** Texts by their titles, in order. */
type TextByTitle = Readonly<Record<string, string>>

/** Titles and their texts, in the order they are written. */
export function titledTexts(texts: TextByTitle): TitledText[] {
  return Object.entries(texts).map(([title, text]) => ({ title, text }))
}

/** How hard a surface may be washed: where the needle of the gauge stands, 0 to 1, and the same in words. */
export type Pressure = { needle: number; words: string }

/** What is said of one service. */
export type ServiceTexts = {
  id: ServiceId
  /** Heading of the service and of its tile on the home page. */
  title: string
  /** Name in the toggle row, the footer and the activity notifications. */
  shortTitle: string
  /** Above the description: the title is in the head of the page already. */
  headline: string
  description: string
  /** What's Included */
  features: readonly string[]
  /** Our Process: what is done in each step. */
  process: TextByTitle
  benefits: readonly string[]
  pressure: Pressure
  /** Pairs of this service that fit none of the gallery's categories, with what they show. */
  ownPictures?: Readonly<Record<string, string>>
  /** Where the rest of its three pairs comes from. */
  galleryCategory?: GalleryCategory
  /** Title, description and keywords of /services while this service is selected. */
  search: PageMeta
}

export type Service = Omit<ServiceTexts, 'process' | 'ownPictures' | 'galleryCategory'> & {
  image: Picture
  process: readonly TitledText[]
  quoteTitle: string
  /** Before and after. */
  pictures: readonly BeforeAfterImage[]
}

import type { GalleryCategory } from '../gallery-categories.ts'
import type { PageMeta } from '../page-metadata.ts'
import type { BeforeAfterImage, BeforeAfterPair, Picture } from '../picture.ts'
import type { ServiceId } from './service-index.ts'

export type TitledText = { title: string; text: string }

/**
 * How hard a surface may be washed, as the position of the gauge's needle (0 to
 * 1) and in words.
 */
export type Pressure = { needle: number; words: string }

/** A service, as its file says it. */
export interface ServiceFile {
  /** Also the value of `tab` in the URL. */
  id: string
  /** Heading of the service and of its tile on the home page. */
  title: string
  /**
   * Name in the service switcher, breadcrumbs, quote titles and emails.
   * Activity notifications use it too.
   */
  shortTitle: string
  /** Below the title in the hero. */
  introduction: string
  /** Heading above the description. The title is already in the hero. */
  headline: string
  description: string
  /** Items of the section "What's Included". */
  features: readonly string[]
  /** Steps of the section "Our Process". */
  process: readonly TitledText[]
  benefits: readonly string[]
  /**
   * Claims with a figure, after the benefits and in body size: the owner has to
   * prove them.
   */
  figures?: readonly string[]
  pressure: Pressure
  /** Pairs that fit none of the gallery's categories. */
  ownPictures?: readonly BeforeAfterPair[]
  /** Gallery category that provides the rest of the service's three pairs. */
  galleryCategory?: GalleryCategory
  /**
   * Title, description and keywords of /services while this service is
   * selected.
   */
  search: PageMeta
}

export type Service = Omit<
  ServiceFile,
  'id' | 'figures' | 'ownPictures' | 'galleryCategory'
> & {
  id: ServiceId
  figures: readonly string[]
  image: Picture
  quoteTitle: string
  /** For the hero: wide, and not the pair below it that visitors compare. */
  heroPair: BeforeAfterImage | undefined
  /** Pairs that show the service's work before and after. */
  pictures: readonly BeforeAfterImage[]
}

/** Returns the name of a service for use within a sentence. */
export function nameInText({
  shortTitle,
}: Pick<Service, 'shortTitle'>): string {
  return shortTitle.toLowerCase().replace('&', 'and')
}

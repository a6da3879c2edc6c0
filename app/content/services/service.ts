import type * as v from 'valibot'

import type { PageMeta } from '../page-metadata.ts'
import type { BeforeAfterImage, Picture } from '../picture.ts'
import type { Stain } from '../stains.ts'
import type { ServiceId } from './service-index.ts'
import type { serviceSchema } from './service.schema.ts'

/** A service, as its file says it. */
export type ServiceFile = v.InferInput<typeof serviceSchema>

export type Pressure = NonNullable<ServiceFile['pressure']>

export type Timing = NonNullable<ServiceFile['timing']>

export type TitledText = { title: string; text: string }

/** A service with what its file leaves out, as its page shows it. */
export interface Service {
  id: ServiceId
  title: string
  shortTitle: string
  introduction: string
  headline: string
  description: string
  features: readonly string[]
  process: readonly TitledText[]
  benefits: readonly string[]
  figures: readonly string[]
  pressure: Pressure | undefined
  timing: Timing
  stains: readonly Stain[]
  search: PageMeta
  quoteTitle: string
  /** Its own picture. */
  image: Picture | undefined
  /** Wide, and if possible not the pair below it that visitors compare. */
  heroPicture: Picture | undefined
  /** Pairs that show the service's work before and after. */
  pictures: readonly BeforeAfterImage[]
}

/** Returns the name of a service for use within a sentence. */
export function nameInText({
  shortTitle,
}: Pick<Service, 'shortTitle'>): string {
  return shortTitle.toLowerCase().replace('&', 'and')
}

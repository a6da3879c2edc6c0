import type * as v from 'valibot'

import type { PageMeta } from '../page-metadata.ts'
import type { ServiceId } from '../services/service-index.ts'
import type { CityEntry } from './city-index.ts'
import type { citySchema } from './city.schema.ts'

/**
 * A city, as its file says it. Search engines treat city pages that differ only by
 * name as doorway pages, so every text is written for one city, and tests
 * measure the overlap between any two.
 */
export type CityFile = v.InferOutput<typeof citySchema>

export type LocalService = {
  id: ServiceId
  reason: string
  pair?: string | undefined
}

type Lists =
  | 'conditions'
  | 'landmarks'
  | 'neighborhoods'
  | 'roads'
  | 'homeTypes'
  | 'reasons'

export type City = CityEntry &
  PageMeta &
  Omit<CityFile, keyof CityEntry | keyof PageMeta | Lists | 'commonServices'> &
  Record<Lists, readonly string[]> & {
    commonServices: readonly LocalService[]
  }

/**
 * A city without its services, which `CityPageContent` provides with titles and
 * pictures.
 */
export type ShownCity = Omit<City, 'commonServices' | 'heroPair'>

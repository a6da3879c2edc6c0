import { requestedPlaces } from '#firm/assistant/places.ts'
import { cities } from '#firm/cities.ts'

import type { RequestedPlaceFile } from './assistant.schema.ts'

/** A place that visitors ask about, and that is none of ours. */
interface RequestedPlace extends RequestedPlaceFile {
  /** Of the answer about it. */
  id: string
}

const served = new Set(cities.map(({ name }) => name))

export const unservedPlaces: readonly RequestedPlace[] = requestedPlaces
  .filter(({ name }) => !served.has(name))
  .map(({ name, coordinates }) => ({
    name,
    coordinates,
    id: `place/${slugOf(name)}`,
  }))

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
}

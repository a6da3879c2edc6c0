import type { CitySlug } from './cities/city.ts'
import { servicesComeTogether } from './services/come-together.ts'
import type { ServiceId } from './services/service.ts'

// Shared by the build, which writes the files, and the browser, which imports them: page-files.ts.

export function cityFile(slug: CitySlug): string {
  return `city-${slug}`
}

export function serviceFile(id: ServiceId): string {
  return servicesComeTogether ? 'services' : `service-${id}`
}

/** The names of all places. */
export const areasFile = 'areas'

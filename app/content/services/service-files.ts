import { services as files } from '#firm/services.ts'

import { fillFacts } from '../fill-facts.ts'
import type { ServiceId } from './service-index.ts'
import type { ServiceFile } from './service.ts'

const filled = fillFacts(files)

/** Returns a service as its file says it, with the facts filled in. */
export function serviceFile(id: ServiceId): ServiceFile {
  const file = filled.find((each) => each.id === id)
  if (!file) throw new Error(`No file for the service ${id}.`)
  return file
}

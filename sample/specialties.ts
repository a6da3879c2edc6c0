import type { SpecialtyFile } from '../app/content/specialties/specialty.schema.ts'
import { epoxy } from './specialties/epoxy.ts'

/** In the order of the navigation. An empty list has no such page. */
export const specialties: readonly SpecialtyFile[] = [epoxy]

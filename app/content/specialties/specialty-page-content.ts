import { specialtyBySlug } from './specialties.ts'
import type { SpecialtySlug } from './specialty-index.ts'

export type SpecialtyPageContent = ReturnType<typeof specialtyPageContent>

/** Returns what one specialty's page shows. */
export function specialtyPageContent(specialty: SpecialtySlug) {
  const all = specialtyBySlug(specialty)
  const { slug, name, search, heading, introduction, plate, pair } = all
  const { benefits, kinds, choices, process, closing } = all
  return {
    slug,
    name,
    search,
    heading,
    introduction,
    plate,
    pair,
    benefits,
    kinds,
    choices,
    process,
    closing,
  }
}

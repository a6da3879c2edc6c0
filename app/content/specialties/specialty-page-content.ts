import { type Specialty, specialtyBySlug } from './specialties.ts'
import type { SpecialtySlug } from './specialty-index.ts'

export type SpecialtyPageContent = Omit<
  Specialty,
  | 'menuLabel'
  | 'footerLabel'
  | 'inText'
  | 'words'
  | 'image'
  | 'teaser'
  | 'sharedPictureAlt'
  | 'assistant'
>

/** Returns what one specialty's page shows. */
export function specialtyPageContent(
  specialty: SpecialtySlug,
): SpecialtyPageContent {
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

import { specialties } from './specialties.ts'

export type SpecialtyTeaser = (typeof specialtyTeasers)[number]

/** Sections of the home page that lead to the specialties. */
export const specialtyTeasers = specialties.flatMap(
  ({ slug, plate, image, teaser }) =>
    teaser ? [{ slug, plate, image, ...teaser }] : [],
)

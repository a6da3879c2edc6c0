import { specialtyIndex } from '#firm/generated/index.ts'

type ListedSlug = (typeof specialtyIndex)[number]['slug']

/** Any text for a firm without specialties. */
export type SpecialtySlug = [ListedSlug] extends [never] ? string : ListedSlug

/** What every page says of a specialty. */
export interface SpecialtyName {
  /** Also its path, without the slash. */
  slug: SpecialtySlug
  name: string
  menuLabel: string
  footerLabel: string
  sharedPictureAlt: string
}

/**
 * In the order of the navigation. Apart from their texts, which only their own
 * page loads.
 */
export const specialtyNames: readonly SpecialtyName[] = specialtyIndex

const slugs: ReadonlySet<string> = new Set(
  specialtyNames.map(({ slug }) => slug),
)

export function isSpecialtySlug(value: string): value is SpecialtySlug {
  return slugs.has(value)
}

import type { CitySlug } from './city.ts'

/** What stands in an address where the slug of a place does. Whether we serve it is another question. */
export type SpelledSlug = CitySlug | (string & { readonly spelled: 'as a slug' })

/** Tells addresses that may name a place from those that cannot: words of small letters and digits, joined by hyphens. */
export function isSpelledAsSlug(value: string): value is SpelledSlug {
  return value.length <= longestSlug && /^[a-z\d]+(?:-[a-z\d]+)*$/.test(value)
}

/** In characters. */
const longestSlug = 60

/** The values of the `category` query parameter of /gallery. Apart from the names: every page's script has these. */
export const categorySlugs = [
  'pavers',
  'driveways',
  'patios',
  'houses',
  'walkways',
  'decks',
  'commercial',
  'sidewalks',
] as const

export type CategorySlug = (typeof categorySlugs)[number]

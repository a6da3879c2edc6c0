/**
 * The kinds of work as addresses name them: `/gallery?kind=decks`. Apart from all that is said of them, because the
 * script of every page knows them.
 */
export const galleryKinds = [
  'driveways',
  'patios',
  'pavers',
  'walkways',
  'sidewalks',
  'decks',
  'houses',
  'commercial',
] as const

export type GalleryKind = (typeof galleryKinds)[number]

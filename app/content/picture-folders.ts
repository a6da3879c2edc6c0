import { cities } from '#firm/cities.ts'
import { gallery } from '#firm/gallery.ts'
import { services } from '#firm/services.ts'
import { specialties } from '#firm/specialties.ts'

import { pairName } from './pair-name.ts'
import type { SpecialtyFile } from './specialties/specialty.schema.ts'

interface PictureFolder {
  name: string
  /** What its pairs show. */
  title: string
  /** Of the gallery. */
  category?: string | undefined
}

const namedFolders: readonly PictureFolder[] = [
  { name: 'gallery', title: 'Our work' },
  ...gallery.categories.map(({ kind, category }) => ({
    name: kind,
    title: category,
    category,
  })),
  ...services.map(({ id, title, galleryCategory }) => ({
    name: id,
    title,
    category: galleryCategory,
  })),
  ...cities.map(({ slug, name }) => ({ name: slug, title: `Work in ${name}` })),
]

/** Folders that hold pairs. A service may share one with a category. */
export const pairFolders: readonly PictureFolder[] = namedFolders.filter(
  ({ name }, index) =>
    namedFolders.findIndex((folder) => folder.name === name) === index,
)

/** The single pictures that pages show, by their folder. */
export const singlePictures: ReadonlyMap<string, readonly string[]> = new Map([
  ['services', services.map(({ id }) => id)],
  ['home', ['about']],
  ...specialties.map((specialty) => {
    const ids = picturesOf(specialty).map(({ id }) => id)
    return [specialty.slug, ids] as const
  }),
])

function picturesOf({ kinds, choices }: SpecialtyFile) {
  const ofKinds = (kinds?.items ?? []).map(({ picture }) => picture)
  if (!choices) return ofKinds
  const ofItems = choices.items.flatMap(({ picture }) => picture ?? [])
  return [...ofKinds, choices.picture, ...ofItems]
}

/** Where pairs want their seam, by the pair's name. */
export const pairSeams: ReadonlyMap<string, number> = new Map(
  [
    ...gallery.pairs,
    ...services.flatMap(({ ownPictures = [] }) => ownPictures),
    ...specialties.flatMap(({ pair }) => pair ?? []),
  ].flatMap(({ id, seam }) =>
    seam ? [[pairName({ id }), seam] as const] : [],
  ),
)

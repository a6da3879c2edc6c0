import type { GalleryFile } from './gallery.schema.ts'

interface Firm {
  gallery: GalleryFile
  services: readonly { id: string; galleryCategory?: string | undefined }[]
}

/** Returns what names a pair or a category that the gallery does not have. */
export function findGalleryProblems({ gallery, services }: Firm): string[] {
  const { categories, pairs, ...chosen } = gallery
  const categoryNames = categories.map(({ category }) => category)
  const fields = Object.entries(chosen)
  const ids = new Set(pairs.map(({ id }) => id))
  const named = fields.flatMap(([field, value = []]) =>
    [value].flat().map((id) => ({ field, id })),
  )
  const isUnknown = (category: string | undefined) =>
    category !== undefined && !categoryNames.includes(category)
  const choice = `must be of ${categoryNames.join(', ')}`
  return [
    ...named
      // The path of a photograph that needs no description.
      .filter(({ id }) => !ids.has(id) && !id.includes('/'))
      .map(({ field, id }) => `gallery.ts: ${field} is no pair: "${id}"`),
    ...pairs
      .filter(({ category }) => isUnknown(category))
      .map(
        ({ id, category }) =>
          `gallery.ts: category of ${id} ${choice}: "${category}"`,
      ),
    ...services
      .filter(({ galleryCategory }) => isUnknown(galleryCategory))
      .map(
        ({ id, galleryCategory }) =>
          `services/${id}.ts: galleryCategory ${choice}: "${galleryCategory}"`,
      ),
  ]
}

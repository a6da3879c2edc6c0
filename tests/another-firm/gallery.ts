import type { GalleryFile } from '../../app/content/gallery.schema.ts'

export const gallery: GalleryFile = { categories: [], pairs: [] }

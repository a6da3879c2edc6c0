import type { BeforeAfterImage } from '~/content/picture'

/** Pairs shown only with a service have no category, and no badge. */
export type GalleryItem = BeforeAfterImage & { category?: string | undefined }

export interface GalleryLayout {
  list: string
  item: (index: number, count: number) => string
  /** Of the tile, whose picture is whole without it. */
  crop?: string
  sizes: (image: GalleryItem, images: readonly GalleryItem[]) => string
}

/** Width of the page, as `page-width` in styles/base.css. */
export const pageWidth = 'min(100vw - 2.5rem, 76rem)'

/** Rows of two or three, without a gap. */
export const rowsLayout: GalleryLayout = {
  list: 'grid gap-x-4 gap-y-8 sm:grid-cols-6 lg:gap-x-5 print:grid-cols-2',
  item: (index, count) =>
    index < countInPairs(count) ? 'sm:col-span-3' : 'sm:col-span-2',
  crop: 'aspect-4/3 print:aspect-auto',
  sizes: () =>
    `(min-width: 40rem) calc(${pageWidth} / 2), calc(100vw - 2.5rem)`,
}

/** How many stand in rows of two, so that rows of three hold the others. */
function countInPairs(count: number): number {
  const surplus = count % 3
  return surplus === 0 ? 0 : 2 * (3 - surplus)
}

export function aspectRatio({ width, height }: GalleryItem): number {
  return width / height
}

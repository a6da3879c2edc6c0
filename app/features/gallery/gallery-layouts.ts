import { densePhone } from '~/components/ui/picture-sizes'
import type { BeforeAfterImage } from '~/content/picture'

/** Pairs shown only with a service have no category, and no badge. */
export type GalleryItem = BeforeAfterImage & { category?: string | undefined }

/**
 * `masonry` is filled from top to bottom, in columns. `rows` are of two or
 * three and leave no gap.
 */
export type GalleryLayout = 'masonry' | 'row' | 'rows' | 'thumbnails'

interface Layout {
  list: string
  item: (index: number, count: number) => string
  /** Of the tile, whose picture is whole without it. */
  crop?: string
  sizes: (image: GalleryItem, images: readonly GalleryItem[]) => string
}

/** Width of the page, as `page-width` in styles/base.css. */
const pageWidth = 'min(100vw - 2.5rem, 76rem)'

export const galleryLayouts: Record<GalleryLayout, Layout> = {
  masonry: {
    list: 'gap-3 min-[20rem]:columns-2 sm:gap-4 lg:columns-3 lg:gap-5',
    // The last picture is cropped, so that the columns end at the same height
    // (content/gallery.ts).
    item: () =>
      'break-inside-avoid not-last:mb-4 sm:not-last:mb-5 lg:not-last:mb-6 last:[&_img]:aspect-square last:[&_img]:object-cover',
    sizes: (image, images) =>
      masonrySizes(image === images.at(-1) ? aspectRatio(image) : 1),
  },
  row: {
    list: 'grid gap-x-4 gap-y-8 sm:flex lg:gap-x-5',
    item: () => 'sm:basis-0',
    sizes: (image, images) =>
      [
        `(min-width: 40rem) calc(${pageWidth} * ${widthShare(image, images)})`,
        'calc(100vw - 2.5rem)',
      ].join(', '),
  },
  rows: {
    list: 'grid gap-x-4 gap-y-8 sm:grid-cols-6 lg:gap-x-5',
    item: (index, count) =>
      index < countInPairs(count) ? 'sm:col-span-3' : 'sm:col-span-2',
    crop: 'aspect-4/3',
    sizes: () =>
      `(min-width: 40rem) calc(${pageWidth} / 2), calc(100vw - 2.5rem)`,
  },
  thumbnails: {
    list: 'grid grid-cols-3 gap-2 sm:gap-3',
    item: () => '',
    crop: 'aspect-3/4 skipped-when-far',
    // As high as a cell of 3:4, and therefore wider.
    sizes: (image) => {
      const widening = ((aspectRatio(image) * 4) / 3).toFixed(2)
      return [
        `(min-width: 64rem) calc(11.7rem * ${widening})`,
        `calc((33.3vw - 1.2rem) * ${widening})`,
      ].join(', ')
    },
  },
}

/** How many stand in rows of two, so that rows of three hold the others. */
function countInPairs(count: number): number {
  const surplus = count % 3
  return surplus === 0 ? 0 : 2 * (3 - surplus)
}

function masonrySizes(widening: number): string {
  const factor = widening.toFixed(2)
  return [
    `(min-width: 64rem) calc(min(33.33vw - 1.67rem, 24.5rem) * ${factor})`,
    `${densePhone} calc((33.5vw - 1.1rem) * ${factor})`,
    `(min-width: 20rem) calc((50vw - 1.6rem) * ${factor})`,
    '90vw',
  ].join(', ')
}

function widthShare(
  image: GalleryItem,
  images: readonly GalleryItem[],
): string {
  const total = images.reduce((sum, each) => sum + aspectRatio(each), 0)
  return (aspectRatio(image) / total).toFixed(3)
}

export function aspectRatio({ width, height }: GalleryItem): number {
  return width / height
}

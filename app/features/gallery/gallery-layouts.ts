import { clsx } from 'clsx'

import { densePhone, phoneWidth } from '~/components/ui/picture-sizes'
import type { BeforeAfterImage } from '~/content/picture'

/** Pairs shown only with a service have no category, and no badge. */
export type GalleryItem = BeforeAfterImage & { category?: string | undefined }

/**
 * `masonry` is filled from top to bottom, in columns; on phones, every fifth
 * picture is large. `rows` are of two or three and leave no gap.
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
    list: 'grid gap-x-3 gap-y-4 min-[20rem]:grid-cols-2 sm:block sm:columns-2 sm:gap-4 lg:columns-3 lg:gap-5',
    // The last picture is cropped, so that the columns end at the same height
    // (content/gallery.ts).
    item: (index, count) =>
      clsx(
        'break-inside-avoid sm:not-last:mb-5 lg:not-last:mb-6 [&_img]:object-cover sm:last:[&_img]:aspect-square',
        isLarge(index, count)
          ? 'max-sm:col-span-full max-sm:[&_img]:aspect-4/3'
          : 'max-sm:[&_img]:aspect-square',
      ),
    sizes: masonrySizes,
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
    list: '@container grid auto-cols-fr grid-flow-col gap-2 sm:gap-3',
    item: () => '',
    // As high as one of three of 3:4.
    crop: 'h-[42.5cqi] skipped-when-far',
    // At least as wide as its cell, and as high.
    sizes: (image, { length }) => {
      const widest = Math.max(3 / length, (aspectRatio(image) * 4) / 3)
      const widening = widest.toFixed(2)
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

/** Of four small pictures and a large one. */
const rhythm = 5

/** Of a masonry on phones. The last is large if it would stand alone. */
function isLarge(index: number, count: number): boolean {
  const place = index % rhythm
  return place === 0 || (index === count - 1 && place % 2 === 1)
}

function masonrySizes(
  image: GalleryItem,
  images: readonly GalleryItem[],
): string {
  const index = images.indexOf(image)
  // A landscape picture is as high as its square, and therefore wider.
  const square = Math.max(1, aspectRatio(image)).toFixed(2)
  const last = index === images.length - 1 ? square : 1
  const columns = [
    `(min-width: 64rem) calc(min(33.33vw - 1.67rem, 24.5rem) * ${last})`,
    `(min-width: 40rem) calc((50vw - 1.6rem) * ${last})`,
  ]
  const phone = isLarge(index, images.length)
    ? phoneWidth(90)
    : `${densePhone} calc((33.5vw - 1.1rem) * ${square}), calc((50vw - 1.6rem) * ${square})`
  return [...columns, phone].join(', ')
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

import { clsx } from 'clsx'

import { densePhone, phoneWidth } from '~/components/ui/picture-sizes'

import {
  aspectRatio,
  type GalleryItem,
  type GalleryLayout,
} from './gallery-layout'

/**
 * Filled from top to bottom, in columns. On phones, every fifth picture is
 * large.
 */
export const masonryLayout: GalleryLayout = {
  list: 'grid gap-x-3 gap-y-4 min-[20rem]:grid-cols-2 sm:block sm:columns-2 sm:gap-4 lg:columns-3 lg:gap-5',
  // The last picture is cropped, so that the columns end at the same height
  // (the firm's gallery.ts).
  item: (index, count) =>
    clsx(
      'break-inside-avoid sm:not-last:mb-5 lg:not-last:mb-6 [&_img]:object-cover sm:last:[&_img]:aspect-square',
      isLarge(index, count)
        ? 'max-sm:col-span-full max-sm:[&_img]:aspect-4/3'
        : 'max-sm:[&_img]:aspect-square',
    ),
  sizes: masonrySizes,
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
  const phone = isLarge(index, images.length)
    ? phoneWidth(90)
    : `${densePhone} calc((33.5vw - 1.1rem) * ${square}), calc((50vw - 1.6rem) * ${square})`
  return [
    `(min-width: 64rem) calc(min(33.33vw - 1.67rem, 24.5rem) * ${last})`,
    `(min-width: 40rem) calc((50vw - 1.6rem) * ${last})`,
    phone,
  ].join(', ')
}

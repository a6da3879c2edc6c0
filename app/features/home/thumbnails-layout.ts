import {
  aspectRatio,
  type GalleryLayout,
} from '~/features/gallery/gallery-layout'

export const thumbnailsLayout: GalleryLayout = {
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
}

import { classNames } from '~/components/ui/class-names'
import { densePhone } from '~/components/ui/picture-sizes'
import type { GalleryCategory } from '~/content/gallery-categories'
import type { BeforeAfterImage } from '~/content/picture'

/**
 * A pair in a gallery. Pairs shown only with a service have no category and
 * therefore no badge.
 */
export type GalleryItem = BeforeAfterImage & { category?: GalleryCategory }

/**
 * `masonry`: up to three columns, filled from top to bottom with pictures in
 * their own aspect ratios. Three columns start along the slanted edge of the
 * section above. `row`, `thumbnails`: side by side at the same height.
 */
export type GalleryLayout = 'masonry' | 'row' | 'thumbnails'

interface Layout {
  list: string
  item: (index: number, images: readonly GalleryItem[]) => string
  /**
   * The `sizes` attribute of a picture. The page's width is min(100vw - 2.5rem,
   * 76rem).
   */
  sizes: (image: GalleryItem, images: readonly GalleryItem[]) => string
}

const halfSizes = 'calc(50vw - 1.6rem)'
// The section above ends lower on the left. `height` is the space above the
// column, in column widths.
const columnOffsets = [
  { height: 0.25, className: 'lg:mt-24' },
  { height: 0.125, className: 'lg:mt-12 lg:break-before-column' },
  { height: 0, className: 'lg:break-before-column' },
] as const

export const galleryLayouts: Record<GalleryLayout, Layout> = {
  masonry: {
    list: 'gap-3 min-[20rem]:columns-2 sm:gap-4 lg:columns-3 lg:gap-5',
    item: (index, images) => {
      const offset = columnOffsets[columnStarts(images).indexOf(index)]
      return classNames(
        'mb-3 break-inside-avoid sm:mb-4 lg:mb-5',
        offset?.className,
      )
    },
    sizes: () =>
      `(min-width: 64rem) min(33.33vw - 1.67rem, 24.5rem), ${densePhone} calc(33.5vw - 1.1rem), (min-width: 20rem) ${halfSizes}, 90vw`,
  },
  row: {
    list: 'grid gap-4 sm:flex lg:gap-5',
    item: () => 'sm:basis-0',
    sizes: (image, images) =>
      `(min-width: 40rem) calc(min(100vw - 2.5rem, 76rem) * ${widthShare(image, images)}), calc(100vw - 2.5rem)`,
  },
  thumbnails: {
    list: 'flex gap-2 sm:gap-3',
    item: () => 'basis-0',
    sizes: (image, images) =>
      `(min-width: 64rem) calc(36.5rem * ${widthShare(image, images)}), calc((100vw - 2.5rem) * ${widthShare(image, images)})`,
  },
}

function widthShare(
  image: GalleryItem,
  images: readonly GalleryItem[],
): string {
  return (aspectRatio(image) / sum(images.map(aspectRatio))).toFixed(3)
}

/**
 * Returns width divided by height, which is also a picture's share of a row of
 * equally high pictures.
 */
export function aspectRatio({ width, height }: GalleryItem): number {
  return width / height
}

/**
 * Returns the indexes at which columns start, so that all columns end at about
 * the same height.
 */
function columnStarts(images: readonly GalleryItem[]): number[] {
  const heights = images.map((image) => 1 / aspectRatio(image))
  const spaces = columnOffsets.map(({ height }) => height)
  const averageHeight = sum([...heights, ...spaces]) / spaces.length
  const starts = [0]
  let above: number = columnOffsets[0].height
  for (const [index, height] of heights.entries()) {
    const space = spaces[starts.length]
    if (
      space !== undefined &&
      above + height / 2 > averageHeight * starts.length
    ) {
      starts.push(index)
      above += space
    }
    above += height
  }
  return starts
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

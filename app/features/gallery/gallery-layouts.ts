import { classNames } from '~/components/ui/class-names'
import { densePhone } from '~/components/ui/picture-sizes'
import type { GalleryCategory } from '~/content/gallery-kind'
import type { BeforeAfterImage } from '~/content/picture'

/** A pair as the gallery shows it. Pictures that only a service shows have no category, so no badge. */
export type GalleryItem = BeforeAfterImage & { category?: GalleryCategory }

/**
 * `masonry`: three columns, the pictures in their own shapes, in reading order down each column; the columns begin along
 * the slope that the section above ends on. `row`, `thumbnails`: side by side, equally high.
 */
export type GalleryLayout = 'masonry' | 'row' | 'thumbnails'

interface Layout {
  list: string
  item: (index: number, images: readonly GalleryItem[]) => string
  /** How wide a picture stands, as the `sizes` attribute says it. The page's width is min(100vw - 2.5rem, 76rem). */
  sizes: (image: GalleryItem, images: readonly GalleryItem[]) => string
}

const halfSizes = 'calc(50vw - 1.6rem)'
// The section above ends lower on the left. `height` is that of the space, in widths of a column.
const columnHeads = [
  { height: 0.25, look: 'lg:mt-24' },
  { height: 0.125, look: 'lg:mt-12 lg:break-before-column' },
  { height: 0, look: 'lg:break-before-column' },
] as const

export const galleryLayouts: Record<GalleryLayout, Layout> = {
  masonry: {
    list: 'gap-3 min-[20rem]:columns-2 sm:gap-4 lg:columns-3 lg:gap-5',
    item: (index, images) => {
      const head = columnHeads[columnStarts(images).indexOf(index)]
      return classNames('mb-3 break-inside-avoid sm:mb-4 lg:mb-5', head?.look)
    },
    sizes: () =>
      `(min-width: 64rem) min(33.33vw - 1.67rem, 24.5rem), ${densePhone} calc(33.5vw - 1.1rem), (min-width: 20rem) ${halfSizes}, 90vw`,
  },
  row: {
    list: 'grid gap-4 sm:flex lg:gap-5',
    item: () => 'sm:basis-0',
    sizes: (image, images) =>
      `(min-width: 40rem) calc(min(100vw - 2.5rem, 76rem) * ${shareOf(image, images)}), calc(100vw - 2.5rem)`,
  },
  thumbnails: {
    list: 'flex gap-2 sm:gap-3',
    item: () => 'basis-0',
    sizes: (image, images) =>
      `(min-width: 64rem) calc(36.5rem * ${shareOf(image, images)}), calc((100vw - 2.5rem) * ${shareOf(image, images)})`,
  },
}

function shareOf(image: GalleryItem, images: readonly GalleryItem[]): string {
  return (proportion(image) / sum(images.map(proportion))).toFixed(3)
}

/** Its share of a row in which all are equally high. */
export function proportion({ width, height }: GalleryItem): number {
  return width / height
}

/** Which pictures stand first in their columns, if all columns are to end about level. */
function columnStarts(images: readonly GalleryItem[]): number[] {
  const heights = images.map((image) => 1 / proportion(image))
  const spaces = columnHeads.map(({ height }) => height)
  const level = sum([...heights, ...spaces]) / spaces.length
  const starts = [0]
  let above: number = columnHeads[0].height
  for (const [index, height] of heights.entries()) {
    const space = spaces[starts.length]
    if (space !== undefined && above + height / 2 > level * starts.length) {
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

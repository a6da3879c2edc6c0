import { classNames } from '~/components/ui/class-names'
import { densePhone } from '~/components/ui/image-sizes'
import type { GalleryCategory } from '~/content/gallery-category'
import type { BeforeAfterImage } from '~/content/picture'

/** A pair as the gallery shows it. Pictures that only a service shows have no category, so no badge. */
export type GalleryItem = BeforeAfterImage & { category?: GalleryCategory }

/**
 * `masonry`: three columns, the pictures in their own shapes, in reading order down each column; the columns begin along
 * the slope that the section above ends on. `row`, `row-of-four`: side by side, each larger than the one before.
 */
export type GalleryLayout = 'masonry' | 'row' | 'row-of-four'

interface Layout {
  list: string
  item: (index: number, images: readonly GalleryItem[]) => string
  /** How wide a picture stands, as the `sizes` attribute says it. The page's width is min(100vw - 2.5rem, 76rem). */
  sizes: (image: GalleryItem, images: readonly GalleryItem[]) => string
}

const halfSizes = 'calc(50vw - 1.6rem)'
const outerSizes = `(min-width: 30rem) ${halfSizes}, calc(100vw - 2.5rem)`
const betweenSizes = `${densePhone} calc(33.5vw - 1.1rem), (min-width: 22rem) ${halfSizes}, calc(100vw - 2.5rem)`

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
  // From edge to edge of the window, each picture larger than the one before: their heads climb.
  row: {
    list: 'grid gap-4 max-sm:mx-5 sm:-mx-3 sm:flex sm:items-end lg:gap-5',
    item: () => 'sm:basis-0',
    sizes: (image, images) =>
      `(min-width: 40rem) calc((100vw - 1rem) * ${shareOf(image, images)}), calc(100vw - 2.5rem)`,
  },
  // The same with one more, which leaves too little for each where the window is not wide: two columns there. On
  // phones the first and the last are as wide as the page, and the two between them stand beside each other.
  'row-of-four': {
    list: 'gap-x-3 items-end max-lg:mx-5 max-[30rem]:grid min-[22rem]:grid-cols-2 min-[30rem]:max-lg:columns-2 lg:-mx-3 lg:flex lg:gap-5',
    item: (index, images) =>
      classNames(
        'mb-3 break-inside-avoid lg:mb-0 lg:basis-0',
        !isBetween(index, images) && 'min-[22rem]:col-span-2',
      ),
    sizes: (image, images) =>
      `(min-width: 64rem) calc((100vw - 2.25rem) * ${shareOf(image, images)}), ${
        isBetween(images.indexOf(image), images) ? betweenSizes : outerSizes
      }`,
  },
}

function isBetween(index: number, images: readonly GalleryItem[]): boolean {
  return index > 0 && index < images.length - 1
}

function shareOf(image: GalleryItem, images: readonly GalleryItem[]): string {
  const together = images.reduce((sum, each, index) => sum + growth(each, index), 0)
  return (growth(image, images.indexOf(image)) / together).toFixed(3)
}

/** How much of a row a picture takes. In proportion to its shape the heights would be equal. */
export function growth(image: GalleryItem, index: number): number {
  return proportion(image) * 0.8 * 1.25 ** index
}

function proportion({ width, height }: GalleryItem): number {
  return width / height
}

/** Which pictures stand first in their columns, if all columns are to end about level. */
function columnStarts(images: readonly GalleryItem[]): number[] {
  const heights = images.map((image) => 1 / proportion(image))
  const spaces = columnHeads.map(({ height }) => height)
  const level = sum([...heights, ...spaces]) / spaces.length
  const [first, ...others] = spaces
  const starts = [0]
  let above = first ?? 0
  for (const [index, height] of heights.entries()) {
    const space = others[starts.length - 1]
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

import { classNames } from '~/ui/class-names'

import type { GalleryItem } from './gallery-item'

export type GalleryLayout = 'masonry' | 'masonry-pair' | 'row'

interface Layout {
  list: string
  item: (index: number, images: readonly GalleryItem[]) => string
  /** How wide a picture stands, as the `sizes` attribute says it. The page's width is min(100vw - 2.5rem, 76rem). */
  sizes: (image: GalleryItem, images: readonly GalleryItem[]) => string
}

const columns = '(min-width: 30rem) calc(50vw - 1.75rem), calc(100vw - 2.5rem)'

// The section above ends lower on the left. `height` is that of the space, in widths of a column.
const columnHeads = [
  { height: 0.25, look: 'lg:mt-24' },
  { height: 0.125, look: 'lg:mt-12 lg:break-before-column' },
  { height: 0, look: 'lg:break-before-column' },
] as const

export const galleryLayouts: Record<GalleryLayout, Layout> = {
  masonry: {
    list: 'gap-4 min-[30rem]:columns-2 lg:columns-3 lg:gap-5',
    item: (index, images) => {
      const head = columnHeads[columnStarts(images).indexOf(index)]
      return classNames('mb-4 break-inside-avoid lg:mb-5', head?.look)
    },
    sizes: () => `(min-width: 64rem) min(33.33vw - 1.67rem, 24.5rem), ${columns}`,
  },
  // Two thirds of the page, where it is wide.
  'masonry-pair': {
    list: 'gap-4 min-[30rem]:columns-2',
    item: () => 'mb-4 break-inside-avoid',
    sizes: () => `(min-width: 64rem) min(33.33vw - 2.33rem, 23.83rem), ${columns}`,
  },
  // From edge to edge of the window, each picture larger than the one before: their heads climb.
  row: {
    list: 'grid gap-4 max-sm:mx-5 sm:-mx-3 sm:flex sm:items-end lg:gap-5',
    item: () => 'sm:basis-0',
    sizes: (image, images) => {
      const together = images.reduce((sum, each, index) => sum + growth(each, index), 0)
      const share = (growth(image, images.indexOf(image)) / together).toFixed(3)
      return `(min-width: 40rem) calc((100vw - 1rem) * ${share}), calc(100vw - 2.5rem)`
    },
  },
}

const climb = [0.8, 1, 1.25]

/** How much of a row a picture takes. In proportion to its shape the heights would be equal. */
export function growth(image: GalleryItem, index: number): number {
  return proportion(image) * (climb[index] ?? 1)
}

function proportion({ width, height }: GalleryItem): number {
  return width / height
}

/** Which pictures stand first in their columns, if all columns are to end about level. */
export function columnStarts(images: readonly GalleryItem[]): number[] {
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

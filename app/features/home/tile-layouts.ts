import type { Picture } from '~/content/picture'

/** A cell of the grid: its width as a CSS length, its height in rem. */
interface Cell {
  width: string
  height: number
}

export interface TileLayout {
  cell: string
  title: string
  isLarge: boolean
  /** The cell in a window of at least 64rem. */
  wide: Cell
  /** The cell in a window of at least 40rem. */
  medium: Cell
}

const phoneHeight = 8.25
const phoneCell: Cell = { width: '50vw - 1.62rem', height: phoneHeight }
const narrowCell: Cell = { width: '100vw - 2.5rem', height: phoneHeight }

export const tileLayouts = {
  first: {
    cell: 'sm:col-span-2 lg:row-span-2',
    title: 'sm:text-heading',
    isLarge: true,
    wide: { width: '38rem', height: 33 },
    medium: { width: '100vw - 2.5rem', height: 15 },
  },
  usual: {
    cell: '',
    title: 'sm:text-xl xl:text-lg',
    isLarge: false,
    wide: { width: '18.5rem', height: 16 },
    medium: { width: '50vw - 1.75rem', height: 15 },
  },
  last: {
    cell: 'sm:col-span-2',
    title: 'sm:text-xl xl:text-lg',
    isLarge: true,
    wide: { width: 'min(50vw - 1.75rem, 37.5rem)', height: 16 },
    medium: { width: '100vw - 2.5rem', height: 15 },
  },
} as const satisfies Record<string, TileLayout>

type TileImage = Pick<Picture, 'width' | 'height'>

export function tileSizes(image: TileImage, layout: TileLayout): string {
  const { wide, medium } = layout
  return [
    `(min-width: 64rem) ${coveringWidth(image, wide)}`,
    `(min-width: 40rem) ${coveringWidth(image, medium)}`,
    `(min-width: 22rem) ${coveringWidth(image, phoneCell)}`,
    coveringWidth(image, narrowCell),
  ].join(', ')
}

// The cell's height decides where it is narrower than its picture.
function coveringWidth({ width, height }: TileImage, cell: Cell): string {
  const widthAtCellHeight = (cell.height * width) / height
  return `max(${cell.width}, ${widthAtCellHeight.toFixed(2)}rem)`
}

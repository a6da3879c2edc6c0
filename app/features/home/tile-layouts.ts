import type { Picture } from '~/content/picture'

/** A cell of the grid: its width as a CSS length, its height in rem. */
interface Cell {
  width: string
  height: number
}

export interface TileLayout {
  cell: string
  title: string
  /** The cell in a window of at least 64rem. */
  wide: Cell
  /** The cell in a window of at least 40rem. */
  medium: Cell
  /** The cell in a window of at least 22rem. */
  phone: Cell
}

const narrow: Cell = { width: '100vw - 2.5rem', height: 8.25 }
const half: Cell = { width: '50vw - 1.62rem', height: 8.25 }
const mediumRow: Cell = { width: '100vw - 2.5rem', height: 15 }
const mediumHalf: Cell = { width: '50vw - 1.75rem', height: 15 }
const wideHalf: Cell = { width: 'min(50vw - 1.75rem, 37.5rem)', height: 16 }
const wideQuarter: Cell = { width: '18.5rem', height: 16 }

const smallTitle = 'sm:text-xl xl:text-base'

/** The title of a tile of two columns does not cover its whole width. */
const layouts = {
  first: {
    cell: 'sm:col-span-2 lg:row-span-2',
    title:
      'sm:text-heading sm:right-auto sm:max-w-3/4 sm:pr-6 sm:[--run:0.5rem] sm:lean-right',
    wide: { width: '38rem', height: 33 },
    medium: mediumRow,
    phone: half,
  },
  usual: {
    // The title covers the lower part.
    cell: '[--crop-y:30%]',
    title: smallTitle,
    wide: wideQuarter,
    medium: mediumHalf,
    phone: half,
  },
  /** Two columns wide, in windows from this width on. */
  sm: {
    cell: 'sm:col-span-2',
    title: `${smallTitle} sm:right-auto sm:max-w-3/4 sm:pr-6 sm:[--run:0.5rem] sm:lean-right`,
    wide: wideHalf,
    medium: mediumRow,
    phone: half,
  },
  lg: {
    cell: 'lg:col-span-2',
    title: `${smallTitle} lg:right-auto lg:max-w-3/4 lg:pr-6 lg:[--run:0.5rem] lg:lean-right`,
    wide: wideHalf,
    medium: mediumHalf,
    phone: half,
  },
  xl: {
    cell: 'xl:col-span-2',
    title: `${smallTitle} xl:right-auto xl:max-w-3/4 xl:pr-6 xl:[--run:0.5rem] xl:lean-right`,
    wide: { width: '25rem', height: 16 },
    medium: mediumHalf,
    phone: half,
  },
} as const satisfies Record<string, TileLayout>

/** Returns the layout of one of the tiles that together fill the grid. */
export function tileLayoutAt(index: number, count: number): TileLayout {
  const isOdd = count % 2 === 1
  if (index === 0) return isOdd ? wideOnPhones(layouts.first) : layouts.first
  const { cell, ...others } = layouts[widthAt(index, count)]
  return isTallAt(index, count)
    ? { ...others, cell: `${cell} xl:row-span-2`, wide: layouts.first.wide }
    : { cell, ...others }
}

// In two columns, the others of an odd number of tiles are pairs.
function wideOnPhones(layout: TileLayout): TileLayout {
  return { ...layout, cell: `${layout.cell} xs:col-span-2`, phone: narrow }
}

/** The last tiles are wide, as many as their grid has spare cells. */
function widthAt(index: number, count: number): 'usual' | 'sm' | 'lg' | 'xl' {
  const isLast = index === count - 1
  if (isLast && count % 2 === 0) return 'sm'
  if (count - index <= spareCells(4, count)) return 'lg'
  if (count - index <= spareCells(6, count)) return 'xl'
  return 'usual'
}

/** Where even wide tiles leave cells empty, the first ones are as tall as wide. */
function isTallAt(index: number, count: number): boolean {
  const others = count - 1
  return index <= (spareCells(6, count) - others) / 2
}

/** Of the rows beside and below the first tile, which fills two by two. */
function spareCells(columns: number, count: number): number {
  const cells = count + 3
  const rows = Math.max(2, Math.ceil(cells / columns))
  return rows * columns - cells
}

type TileImage = Pick<Picture, 'width' | 'height'>

export function tileSizes(image: TileImage, layout: TileLayout): string {
  const { wide, medium, phone } = layout
  return [
    `(min-width: 104rem) calc(1.15 * ${coveringWidth(image, wide)})`,
    `(min-width: 64rem) ${coveringWidth(image, wide)}`,
    `(min-width: 40rem) ${coveringWidth(image, medium)}`,
    `(min-width: 22rem) ${coveringWidth(image, phone)}`,
    coveringWidth(image, narrow),
  ].join(', ')
}

// The cell's height decides where it is narrower than its picture.
function coveringWidth({ width, height }: TileImage, cell: Cell): string {
  const widthAtCellHeight = (cell.height * width) / height
  return `max(${cell.width}, ${widthAtCellHeight.toFixed(2)}rem)`
}

import { ownPhotographs, pictureColors } from './generated/picture-colors.ts'

/**
 * A picture in the public folder. `src` is its full-size WebP file, whose
 * dimensions are `width` and `height`. The files of its other formats and
 * widths are next to it, with names from app/lib/picture-files.ts.
 */
export type Picture = {
  src: string
  alt: string
  width: number
  height: number
  /**
   * Whether pages show its halves in a comparison slider, including on phones.
   */
  compared?: true | undefined
  /**
   * Whether it is one of the owner's photographs. All other pictures are
   * illustrations.
   */
  photograph?: true | undefined
  /** Mean colors of its left and right half, shown until it has loaded. */
  colors: readonly [left: string, right: string]
}

/**
 * A picture of a surface before and after cleaning. Each half also exists as a
 * full picture next to it.
 */
export type BeforeAfterImage = Picture & { id: string }

const shapes = {
  tall: { width: 900, height: 1200 },
  wide: { width: 1200, height: 900 },
  square: { width: 1040, height: 1040 },
  single: { width: 1200, height: 800 },
}

/**
 * Pairs that are not wide or whose halves are shown in a page, which is one
 * pair per service.
 */
const pairFormats: Readonly<Record<string, PairFormat>> = {
  'commercial-brick-storefront': { compared: true },
  'commercial-hardware-corner': { shape: 'square' },
  'deck-garden-chairs': { shape: 'tall' },
  'deck-redwood-dining': { shape: 'square', compared: true },
  'driveway-exposed-aggregate': { shape: 'square' },
  'driveway-tire-lanes': { compared: true },
  'gutter-full-of-leaves': { compared: true },
  'house-algae-siding': { compared: true },
  'house-shaded-stucco': { shape: 'square' },
  'house-stucco-splash': { shape: 'square' },
  'patio-shade-mildew': { compared: true },
  'patio-stamped-firepit': { shape: 'tall' },
  'pavers-moss-joints': { shape: 'square' },
  'pavers-tumbled-patio': { shape: 'tall' },
  'roof-streaks': { compared: true },
  'sealing-red-pavers': { compared: true },
  'sidewalk-hedge-overcast': { shape: 'square' },
  'sidewalk-parkway-lawn': { shape: 'tall' },
  'walkway-gravel-pads': { shape: 'tall' },
  'walkway-red-door': { shape: 'tall' },
}

type PairFormat = Pick<Picture, 'compared'> & { shape?: 'tall' | 'square' }

/**
 * Creates a before-and-after pair. The alt text describes what is visible, not
 * whose job it was.
 */
export function beforeAfter(id: string, alt: string): BeforeAfterImage {
  const { shape = 'wide', ...format } = pairFormats[id] ?? {}
  return { id, ...picture('gallery', id, shape, alt), ...format }
}

/** Creates pairs from alt texts keyed by id. */
export function pairs(
  alts: Readonly<Record<string, string>>,
): BeforeAfterImage[] {
  return Object.entries(alts).map(([id, alt]) => beforeAfter(id, alt))
}

/** Creates a picture that is not a before-and-after pair. */
export function singlePicture(
  group: 'services' | 'epoxy',
  id: string,
  alt: string,
): Picture {
  return picture(group, id, 'single', alt)
}

const fallbackColors = ['#d9d3c7', '#d9d3c7'] as const

function picture(
  group: string,
  id: string,
  shape: keyof typeof shapes,
  alt: string,
): Picture {
  const name = `${group}/${id}`
  const colors = pictureColors[name] ?? fallbackColors
  const photographMark = ownPhotographs.includes(name)
    ? { photograph: true as const }
    : {}
  return {
    src: `/pictures/${name}.webp`,
    alt,
    ...shapes[shape],
    colors,
    ...photographMark,
  }
}

type Marked = Pick<Picture, 'photograph'>

/**
 * Returns the note for pictures that include illustrations instead of
 * photographs of our work.
 */
export function illustrationNote(
  pictures: readonly Marked[],
): string | undefined {
  const illustrations = pictures.filter(({ photograph }) => !photograph)
  if (illustrations.length === 0) return undefined
  return illustrations.length === pictures.length
    ? 'Illustrations of typical results'
    : 'Photographs of our work and illustrations of typical results'
}

import { ownPhotographs, pictureColors } from './generated/picture-colors.ts'

/**
 * A picture in the public folder. `src` is its WebP file in full size, `width` and `height` are that file's
 * pixels. Its other formats and widths lie beside it: app/components/ui/picture-files.ts knows their names.
 */
export type Picture = {
  src: string
  alt: string
  width: number
  height: number
  /** Its halves are shown in pages as well, one over the other, on phones too. */
  compared?: true | undefined
  /** A photograph of the owner's. All other pictures are illustrations of ours. */
  photograph?: true | undefined
  /** Mean color of its left and of its right half, shown until it arrives. */
  colors: readonly [left: string, right: string]
}

/** One picture of the dirty surface and the clean one; the halves lie beside it, each a whole picture. */
export type BeforeAfterImage = Picture & { id: string }

const shapes = {
  tall: { width: 900, height: 1200 },
  wide: { width: 1200, height: 900 },
  square: { width: 1040, height: 1040 },
  single: { width: 1200, height: 800 },
}

/** The pairs that are not wide, and those whose halves are shown in pages: one for each service. */
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

/** The record of a before-and-after pair. The alt text says what is seen, not whose job it was. */
export function beforeAfter(id: string, alt: string): BeforeAfterImage {
  const { shape = 'wide', ...use } = pairFormats[id] ?? {}
  return { id, ...picture('gallery', id, shape, alt), ...use }
}

/** Pairs by their names, with what they show. */
export function pairs(alts: Readonly<Record<string, string>>): BeforeAfterImage[] {
  return Object.entries(alts).map(([id, alt]) => beforeAfter(id, alt))
}

/** The record of a picture that shows one moment only. */
export function singlePicture(group: 'services' | 'epoxy', id: string, alt: string): Picture {
  return picture(group, id, 'single', alt)
}

const concrete = ['#d9d3c7', '#d9d3c7'] as const

function picture(group: string, id: string, shape: keyof typeof shapes, alt: string): Picture {
  const name = `${group}/${id}`
  const colors = pictureColors[name] ?? concrete
  const own = ownPhotographs.includes(name) ? { photograph: true as const } : {}
  return { src: `/pictures/${name}.webp`, alt, ...shapes[shape], colors, ...own }
}

type Marked = Pick<Picture, 'photograph'>

/** What to say of pictures of which some are no photographs of work that was done. */
export function illustrationNote(pictures: readonly Marked[]): string | undefined {
  const illustrations = pictures.filter(({ photograph }) => !photograph)
  if (illustrations.length === 0) return undefined
  return illustrations.length === pictures.length
    ? 'Illustrations of typical results'
    : 'Photographs of our work and illustrations of typical results'
}

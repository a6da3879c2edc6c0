import { ownPhotographs, pictureColors } from './generated/picture-colors.ts'
import type { PictureStand } from './ui-labels.ts'

/** The folders of `public/pictures`. */
const pictureGroups = ['gallery', 'services', 'epoxy'] as const

type PictureGroup = (typeof pictureGroups)[number]

/**
 * A picture in the public folder. `src` is its WebP file in full size, `width` and `height` are that file's
 * pixels. Its other formats and widths lie beside it: app/components/ui/picture-files.ts knows their names.
 */
export type Picture = {
  src: string
  alt: string
  width: number
  height: number
  stand?: PictureStand | undefined
  /** Its halves are reveal across the heads of pages: app/components/ui/picture-files.ts has more widths of them. */
  reveal?: true | undefined
  /** Its halves are dragged over each other in the page of a service, on phones too. */
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

export type PairShape = Exclude<keyof typeof shapes, 'single'>

/** Where a pair stands, and where its halves are shown besides the overlay of the gallery. */
export type PairUse = Pick<Picture, 'stand' | 'reveal' | 'compared'>

/** The record of a before-and-after pair. The alt text says what is seen, not whose job it was. */
export function beforeAfter(id: string, shape: PairShape, alt: string, use?: PairUse): BeforeAfterImage {
  return { id, ...picture('gallery', id, shape, alt), ...use }
}

/** The record of a picture that shows one moment only. */
export function singlePicture(
  group: Exclude<PictureGroup, 'gallery'>,
  id: string,
  alt: string,
  stand: Extract<PictureStand, 'single' | 'large'> = 'single',
): Picture {
  return { ...picture(group, id, 'single', alt), stand }
}

const concrete = ['#d9d3c7', '#d9d3c7'] as const

function picture(group: PictureGroup, id: string, shape: keyof typeof shapes, alt: string): Picture {
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

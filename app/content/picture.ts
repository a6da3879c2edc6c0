import { pictures } from '#firm/generated/pictures.ts'

import type { GalleryPair } from './gallery.schema.ts'
import { pairName } from './pair-name.ts'
import type { PairFile } from './pair.schema.ts'

/** What is known of a picture's files (scripts/generate.ts). */
export interface PictureFile {
  width: number
  height: number
  /** Of its left and right half, shown until it has loaded. */
  colors: readonly [left: string, right: string]
  /** Whether it shows a surface before and after. */
  pair?: true | undefined
  /**
   * Whether pages show its halves in a comparison slider, including on phones.
   */
  compared?: true | undefined
  /**
   * Whether it is one of the owner's photographs. All other pictures are
   * illustrations.
   */
  photograph?: true | undefined
}

/**
 * A picture under /pictures. `src` is its full-size WebP file. The files of its
 * other formats and widths are next to it, with names from
 * app/lib/picture-widths.ts. Without a file, `src` is empty and its place is
 * filled with two colors.
 */
export type Picture = Omit<PictureFile, 'pair'> & {
  src: string
  alt: string
  /** Whether it is no pair, so has no halves. */
  single?: true | undefined
  /** Share of a pair's width that is left of its seam. */
  seam?: number | undefined
}

/**
 * A picture of a surface before and after cleaning. Each half also exists as a
 * full picture next to it.
 */
export type BeforeAfterImage = Picture & Pick<PairFile, 'id' | 'job'>

/** `category` is the gallery's. */
export type GalleryImage = BeforeAfterImage & Pick<GalleryPair, 'category'>

export function hasFile(pair: Pick<PairFile, 'id'>): boolean {
  return pictures[pairName(pair)] !== undefined
}

/** Creates the picture of a before-and-after pair. */
export function beforeAfter({
  id,
  seam,
  job,
  alt,
}: PairFile): BeforeAfterImage {
  return { id, ...picture(pairName({ id }), alt), seam, job }
}

export function galleryImage(pair: GalleryPair): GalleryImage {
  return { ...beforeAfter(pair), category: pair.category }
}

/** Creates a picture that is not a before-and-after pair. */
export function singlePicture(group: string, id: string, alt: string): Picture {
  return picture(`${group}/${id}`, alt)
}

const missing: PictureFile = {
  width: 1200,
  height: 800,
  colors: ['var(--color-deep-line)', 'var(--color-accent)'],
}

export const noPicture: Picture = { src: '', alt: '', ...missing }

function picture(name: string, alt: string): Picture {
  const file = pictures[name]
  if (!file) return noPicture
  const { width, height, colors, pair, compared, photograph } = file
  const src = `/pictures/${name}.webp`
  const shown = { src, alt, width, height, colors, compared, photograph }
  return pair ? shown : { ...shown, single: true }
}

type Marked = Pick<Picture, 'photograph'> & { src?: string }

/**
 * Returns the note for pictures that include illustrations instead of
 * photographs of our work.
 */
export function illustrationNote(
  pictures: readonly Marked[],
): string | undefined {
  const shown = pictures.filter(({ src }) => src !== '')
  const illustrations = shown.filter(({ photograph }) => !photograph)
  if (illustrations.length === 0) return undefined
  return illustrations.length === shown.length
    ? 'Illustrations of typical results'
    : 'Photographs of our work and illustrations of typical results'
}

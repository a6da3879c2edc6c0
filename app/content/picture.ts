import type * as v from 'valibot'

import { ownPhotographs, pictureColors } from './generated/picture-colors.ts'
import type { pairSchema } from './pair.schema.ts'

/**
 * A picture in the public folder. `src` is its full-size WebP file, whose
 * dimensions are `width` and `height`. The files of its other formats and
 * widths are next to it, with names from app/lib/picture-widths.ts.
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
  /** Share of a pair's width that is left of its seam. */
  seam?: number | undefined
  /**
   * Whether it is one of the owner's photographs. All other pictures are
   * illustrations.
   */
  photograph?: true | undefined
  /** Mean colors of its left and right half, shown until it has loaded. */
  colors: readonly [left: string, right: string]
}

/** One line about the work that a pair shows. */
export interface Job {
  surface: string
  /** What was on it. */
  soil: string
  /** What was done about it. */
  work: string
}

/** A before-and-after pair, as the firm's folder describes it. */
export type BeforeAfterPair = v.InferInput<typeof pairSchema>

/**
 * A picture of a surface before and after cleaning. Each half also exists as a
 * full picture next to it.
 */
export type BeforeAfterImage = Picture & { id: string; job: Job }

const shapes = {
  tall: { width: 900, height: 1200 },
  wide: { width: 1200, height: 900 },
  square: { width: 1040, height: 1040 },
  single: { width: 1200, height: 800 },
}

/** Creates the picture of a before-and-after pair. */
export function beforeAfter({
  id,
  shape,
  compared,
  seam,
  job,
  alt,
}: BeforeAfterPair): BeforeAfterImage {
  const file = picture('gallery', id, shape ?? 'wide', alt)
  return { id, ...file, compared, seam, job }
}

/** Creates a picture that is not a before-and-after pair. */
export function singlePicture(group: string, id: string, alt: string): Picture {
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

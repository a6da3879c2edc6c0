import type { PictureStand } from '~/content/ui-labels'

/**
 * `whole`: what pages show. `before` and `after`: the two halves of a pair, which only the comparison in the
 * gallery's overlay shows, large.
 */
export type PicturePart = 'whole' | 'before' | 'after'

/**
 * Every width a picture exists in as AVIF, in pixels; `full` is its own width, and nothing is ever enlarged. Browsers
 * take the next larger one. The ladder of a pair is the rule, the others are what their places need.
 */
export const pictureWidths = {
  pair: [200, 400, 800, 'full'],
  /** A pair that is a tile on the home page as well. */
  tile: [200, 400, 832, 'full'],
  /** A pair that stands nowhere but on the wall of the gallery. */
  wall: [200, 400, 800],
  /** A picture of one moment. */
  single: [450, 880, 'full'],
  /** A picture of one moment that is the first of a page too, or fills half of one. */
  large: [450, 800, 'full'],
  /** Compared over the whole window. */
  half: ['full'],
  /** Dragged over each other in a page, on phones too. */
  comparedHalf: [800, 'full'],
  /** Swept across the head of a page, on phones too. */
  revealHalf: [450, 800, 'full'],
} as const

/** The largest file there may be, in bytes. */
export const largestPictureFile = 180 * 1024

/**
 * A picture as the content names it: the address of its WebP file, the one there is for browsers that read no AVIF,
 * and that file's pixels.
 */
export interface PictureSource {
  src: string
  width: number
  height: number
  /** `pair` where it is left out. */
  stand?: PictureStand | undefined
  /** Its halves are shown in other places than the comparison as well, and exist in more widths. */
  reveal?: true | undefined
  /** Its halves are shown on phones as well, beside text. */
  compared?: true | undefined
}

export interface PictureFile {
  src: string
  width: number
  height: number
}

/** The AVIF files of one part of a picture, the smallest first. */
export function avifFiles(
  { src, width, height, stand = 'pair', reveal, compared }: PictureSource,
  part: PicturePart,
): PictureFile[] {
  const stem = src.replace(/\.webp$/, part === 'whole' ? '' : `.${part}`)
  const half = reveal ? 'revealHalf' : compared ? 'comparedHalf' : 'half'
  return pictureWidths[part === 'whole' ? stand : half]
    .map((each) => (each === 'full' ? width : each))
    .filter((each) => each <= width)
    .map((each) => ({
      src: each === width ? `${stem}.avif` : `${stem}-${each}.avif`,
      width: each,
      height: Math.round((each * height) / width),
    }))
}

/** The value of a `srcset` attribute. */
export function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

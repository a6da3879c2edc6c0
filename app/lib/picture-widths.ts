/** A pair's two states are divided by a seam. */
export type PicturePart = 'whole' | 'before' | 'after'

// In pixels, besides the full size. Browsers pick the next larger width.
const pictureWidths = [200, 400, 800]

/** The WebP file, for browsers without AVIF. */
export interface PictureSource {
  src: string
  width: number
  height: number
  /** Set if pages show its halves too, also on phones. */
  compared?: true | undefined
  /** Share of a pair's width that is left of its seam. */
  seam?: number | undefined
}

interface PictureFile {
  src: string
  width: number
  height: number
}

/**
 * Smallest first. Halves that are not `compared` exist only in full size.
 */
export function avifFiles(
  { src, width, height, compared }: PictureSource,
  part: PicturePart,
): PictureFile[] {
  const minHalfWidth = compared ? 800 : width
  const stem = src.replace(/\.webp$/, part === 'whole' ? '' : `.${part}`)
  const minWidth = part === 'whole' ? 0 : minHalfWidth
  const narrower = pictureWidths.filter(
    (each) => each >= minWidth && each < width,
  )
  const files = narrower.map((each) => ({
    src: `${stem}-${each}.avif`,
    width: each,
    height: Math.round((each * height) / width),
  }))
  return [...files, { src: `${stem}.avif`, width, height }]
}

export function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

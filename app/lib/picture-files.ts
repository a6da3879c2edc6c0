/**
 * `whole` shows a picture, or a pair's two states divided by a seam. `before`
 * and `after` show one state each.
 */
export type PicturePart = 'whole' | 'before' | 'after'

/**
 * AVIF widths in pixels besides the full size. Pictures are never upscaled.
 * Browsers pick the next larger width.
 */
const widths = [200, 400, 800]

/** Maximum size of any file, in bytes. */
const maxPictureBytes = 180 * 1024
/**
 * Maximum size of a picture that a phone waits for: it arrives within two round
 * trips of a new connection.
 */
export const maxFirstPictureBytes = 42 * 1024

/**
 * URL and dimensions of a picture's WebP file, the only file for browsers
 * without AVIF support.
 */
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
 * Returns a part's AVIF files, smallest first. Halves that are not `compared`
 * exist only in full size.
 */
export function avifFiles(
  { src, width, height, compared }: PictureSource,
  part: PicturePart,
): PictureFile[] {
  const stem = src.replace(/\.webp$/, part === 'whole' ? '' : `.${part}`)
  const isHalf = part !== 'whole'
  const minWidth = isHalf ? minHalfWidth({ width, compared }) : 0
  const narrower = widths.filter((each) => each >= minWidth && each < width)
  const files = narrower.map((each) => ({
    src: `${stem}-${each}.avif`,
    width: each,
    height: Math.round((each * height) / width),
  }))
  return [...files, { src: `${stem}.avif`, width, height }]
}

/** Returns the width of the narrowest file of one half of a pair, in pixels. */
function minHalfWidth({
  width,
  compared,
}: Pick<PictureSource, 'width' | 'compared'>): number {
  return compared ? 800 : width
}

/**
 * Returns every file of a picture with its maximum size: AVIF in all widths,
 * and the whole picture once as WebP.
 */
export function allFiles(
  source: PictureSource,
  isPair: boolean,
  aboveFoldParts: readonly PicturePart[],
) {
  const parts: PicturePart[] = isPair ? ['whole', 'before', 'after'] : ['whole']
  const avif = parts.flatMap((part) =>
    avifFiles(source, part).map((file) => {
      const isFirst = aboveFoldParts.includes(part) && file.width === 800
      const maxBytes = isFirst ? maxFirstPictureBytes : maxPictureBytes
      return Object.assign(file, { part, format: 'avif' as const, maxBytes })
    }),
  )
  const { src, width, height } = source
  const whole = {
    part: 'whole',
    format: 'webp',
    maxBytes: maxPictureBytes,
  } as const
  return [...avif, { src, width, height, ...whole }]
}

const middle = 0.5

/** Returns where the seam of a pair is, in percent of its width. */
export function seamPercent({
  seam = middle,
}: Pick<PictureSource, 'seam'>): number {
  return Math.round(seam * 100)
}

/** Formats files as the value of a `srcset` attribute. */
export function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

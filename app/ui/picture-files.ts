export type PictureFormat = 'avif' | 'webp'

/**
 * `whole`: what pages show. `before` and `after`: the two halves of a pair, which only the comparison in the
 * gallery's overlay shows, large.
 */
export type PicturePart = 'whole' | 'before' | 'after'

export type FormatWidths = Record<PictureFormat, readonly (number | 'full')[]>

// No step is larger than one and a half, or a layout between two steps would fetch too much.
const everyWidth = [240, 360, 540, 800, 'full'] as const

const half: FormatWidths = { avif: [540, 800, 'full'], webp: [800] }

/** Every format and width a picture exists in, in pixels. `full` is its own width; nothing is ever enlarged. */
export const pictureWidths: Record<PicturePart, FormatWidths> = {
  whole: { avif: everyWidth, webp: everyWidth },
  before: half,
  after: half,
}

/** The largest file there may be, in bytes. */
export const largestPictureFile = 180 * 1024

/** A picture as the content names it: the address of its full-size WebP file, and that file's pixels. */
export interface PictureSource {
  src: string
  width: number
  height: number
}

export interface PictureFile extends PictureSource {
  format: PictureFormat
}

/** The files of one part of a picture, the smallest of each format first. */
export function pictureFiles(picture: PictureSource, part: PicturePart = 'whole'): PictureFile[] {
  const stem = picture.src.replace(/\.webp$/, part === 'whole' ? '' : `.${part}`)
  const formats: PictureFormat[] = ['avif', 'webp']
  return formats.flatMap((format) =>
    widthsOf(picture, pictureWidths[part][format]).map((width) => ({
      format,
      src: width === picture.width ? `${stem}.${format}` : `${stem}-${width}.${format}`,
      width,
      height: Math.round((width * picture.height) / picture.width),
    })),
  )
}

function widthsOf(picture: PictureSource, widths: FormatWidths[PictureFormat]): number[] {
  const pixels = widths.map((width) => (width === 'full' ? picture.width : width))
  return pixels.filter((width) => width <= picture.width)
}

/** The value of a `srcset` attribute. */
export function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

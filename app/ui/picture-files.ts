export type PictureFormat = 'avif' | 'webp'

/**
 * `whole`: what pages show. `before` and `after`: the two halves of a pair, which only the comparison in the
 * gallery's overlay shows, large.
 */
export type PicturePart = 'whole' | 'before' | 'after'

export type FormatWidths = Record<PictureFormat, readonly (number | 'full')[]>

/**
 * Every format and width a picture exists in, in pixels. `full` is its own width; nothing is ever enlarged. AVIF is
 * what browsers of today are sent: no step is larger than one and a half, so that a layout between two steps fetches
 * a quarter too much at most. The one WebP, of the whole, is for browsers that read no AVIF.
 */
export const pictureWidths = {
  whole: { avif: [240, 360, 540, 800, 'full'], webp: ['full'] },
  /** Compared over the whole window. */
  half: { avif: ['full'], webp: [] },
  /** Swept across the head of a page, on phones too. */
  sweptHalf: { avif: [540, 800, 'full'], webp: [] },
} as const satisfies Record<string, FormatWidths>

/** The largest file there may be, in bytes. */
export const largestPictureFile = 180 * 1024

/** A picture as the content names it: the address of its full-size WebP file, and that file's pixels. */
export interface PictureSource {
  src: string
  width: number
  height: number
  /** Its halves are shown in other places than the comparison as well, and exist in more widths. */
  swept?: true | undefined
}

export interface PictureFile {
  format: PictureFormat
  src: string
  width: number
  height: number
}

/** The files of one part of a picture, the smallest of each format first. */
export function pictureFiles(picture: PictureSource, part: PicturePart = 'whole'): PictureFile[] {
  const stem = picture.src.replace(/\.webp$/, part === 'whole' ? '' : `.${part}`)
  const formats: PictureFormat[] = ['avif', 'webp']
  return formats.flatMap((format) =>
    widthsOf(picture, widthsFor(picture, part)[format]).map((width) => ({
      format,
      src: width === picture.width ? `${stem}.${format}` : `${stem}-${width}.${format}`,
      width,
      height: Math.round((width * picture.height) / picture.width),
    })),
  )
}

function widthsFor({ swept }: PictureSource, part: PicturePart): FormatWidths {
  return pictureWidths[part === 'whole' ? part : swept ? 'sweptHalf' : 'half']
}

function widthsOf(picture: PictureSource, widths: FormatWidths[PictureFormat]): number[] {
  const pixels = widths.map((width) => (width === 'full' ? picture.width : width))
  return pixels.filter((width) => width <= picture.width)
}

/** The value of a `srcset` attribute. */
export function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

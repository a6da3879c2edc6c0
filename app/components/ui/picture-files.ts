/**
 * `whole`: what pages show. `before` and `after`: the two halves of a pair, which only the comparison in the
 * gallery's overlay shows, large.
 */
export type PicturePart = 'whole' | 'before' | 'after'

/**
 * The widths in which every picture exists as AVIF besides its own, in pixels; nothing is ever enlarged. Browsers take
 * the next larger one.
 */
const widths = [200, 400, 800]

/** The largest file there may be, in bytes. */
const largestPictureFile = 180 * 1024
/** A picture that a phone waits for arrives within two round trips of a new connection. */
export const largestFirstPicture = 42 * 1024

/**
 * A picture as the content names it: the address of its WebP file, the one there is for browsers that read no AVIF,
 * and that file's pixels.
 */
export interface PictureSource {
  src: string
  width: number
  height: number
  /** Its halves are shown in pages as well, on phones too. */
  compared?: true | undefined
}

interface PictureFile {
  src: string
  width: number
  height: number
}

/** The AVIF files of one part of a picture, the smallest first. Of halves that only the overlay shows, there is one. */
export function avifFiles({ src, width, height, compared }: PictureSource, part: PicturePart): PictureFile[] {
  const stem = src.replace(/\.webp$/, part === 'whole' ? '' : `.${part}`)
  const smallest = part === 'whole' ? 0 : compared ? 800 : width
  const narrower = widths.filter((each) => each >= smallest && each < width)
  const files = narrower.map((each) => ({
    src: `${stem}-${each}.avif`,
    width: each,
    height: Math.round((each * height) / width),
  }))
  return [...files, { src: `${stem}.avif`, width, height }]
}

/** Every file of a picture, and how many bytes it may have: AVIF in all widths, and the whole picture once as WebP. */
export function allFiles(source: PictureSource, isPair: boolean, firstParts: readonly PicturePart[]) {
  const parts: PicturePart[] = isPair ? ['whole', 'before', 'after'] : ['whole']
  const avif = parts.flatMap((part) =>
    avifFiles(source, part).map((file) => {
      const isFirst = firstParts.includes(part) && file.width === 800
      const maxBytes = isFirst ? largestFirstPicture : largestPictureFile
      return Object.assign(file, { part, format: 'avif' as const, maxBytes })
    }),
  )
  const { src, width, height } = source
  const whole = { part: 'whole', format: 'webp', maxBytes: largestPictureFile } as const
  return [...avif, { src, width, height, ...whole }]
}

/** The value of a `srcset` attribute. */
export function sourceSet(files: readonly PictureFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(', ')
}

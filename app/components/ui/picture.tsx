import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { preload } from 'react-dom'

import { seamPercent } from '~/lib/picture-seam'
import {
  avifFiles,
  type PicturePart,
  type PictureSource,
  sourceSet,
} from '~/lib/picture-widths'

/** Mean colors of the left and right halves. */
export type PictureColors = readonly [left: string, right: string]

interface PictureProps extends PictureSource {
  alt: string
  colors: PictureColors
  /** Set if the parent shows the placeholder. */
  framed?: boolean
  part?: PicturePart
  /** For a cropped picture, its width before cropping. */
  sizes: string
  /**
   * `cover` crops at `--crop-y`, and at the seam or the middle of its width.
   */
  fit?: 'natural' | 'cover'
  /** For the largest picture of the first screen, one per page. */
  priority?: boolean
  className?: string | undefined
}

const fits = {
  natural: 'h-auto w-full',
  cover: 'size-full object-cover object-[var(--crop-x,50%)_var(--crop-y,50%)]',
}

export function placeholderStyle({
  colors: [left, right],
  seam,
}: Pick<PictureProps, 'colors' | 'seam'>): CSSProperties {
  const percent = seamPercent({ seam })
  return {
    backgroundImage: `linear-gradient(98deg, ${left} ${percent - 2}%, ${right} ${percent + 2}%)`,
  }
}

/** Stands where a picture would be, in the firm's own colors. */
export const noPictureStyle = placeholderStyle({
  colors: ['var(--color-deep-raised)', 'var(--color-accent)'],
})

export function Picture({
  alt,
  colors,
  seam,
  framed,
  part = 'whole',
  sizes,
  fit = 'natural',
  priority,
  className,
  ...file
}: PictureProps) {
  const { src, width, height } = file
  if (src === '')
    return (
      <span
        aria-hidden
        style={{
          ...(!framed && placeholderStyle({ colors, seam })),
          aspectRatio: width / height,
        }}
        className={clsx('block', fits[fit], className)}
      />
    )
  const avif = avifFiles(file, part)
  const best = priority ? avif.at(-1) : undefined
  if (best) {
    preload(best.src, {
      as: 'image',
      type: 'image/avif',
      fetchPriority: 'high',
      imageSrcSet: sourceSet(avif),
      imageSizes: sizes,
    })
  }
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
      <img
        // Before the URLs, because some browsers load as soon as they read
        // those.
        loading={priority ? 'eager' : 'lazy'}
        // Other pictures must not compete with the priority one.
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
        // Halves have no WebP file. The whole shows before and after side by
        // side.
        src={src}
        alt={alt}
        width={width}
        height={height}
        style={{
          ...(!framed && placeholderStyle({ colors, seam })),
          // Keeps the seam of a cropped pair in view.
          '--crop-x':
            seam !== undefined && fit === 'cover'
              ? `${seamPercent({ seam })}%`
              : undefined,
        }}
        className={clsx(fits[fit], className)}
      />
    </picture>
  )
}

import type { CSSProperties } from 'react'
import { preload } from 'react-dom'

import { classNames } from './class-names'
import { avifFiles, type PicturePart, type PictureSource, sourceSet } from './picture-files'

/** Mean color of the left and of the right half. */
type PictureColors = readonly [left: string, right: string]

interface PictureProps extends PictureSource {
  alt: string
  colors: PictureColors
  /** Its frame shows its colors. */
  framed?: boolean
  part?: PicturePart
  /** How wide the layout shows it, as the HTML attribute says it. Where it is cropped: its width before the crop. */
  sizes: string
  /** `natural` keeps the shape of the file, `cover` fills the parent and crops. */
  fit?: 'natural' | 'cover'
  /** For the largest picture of the first screen: one of a page. */
  priority?: boolean
  className?: string | undefined
}

const fits = {
  natural: 'h-auto w-full',
  cover: 'size-full object-cover',
}

/** Holds the place of a picture until it arrives. */
export function placeOf([left, right]: PictureColors): CSSProperties {
  return { backgroundImage: `linear-gradient(98deg, ${left} 48%, ${right} 52%)` }
}

/** A photograph: AVIF where the browser reads it, its one WebP elsewhere. Its two colors hold its place until it arrives. */
export function Picture({
  alt,
  colors,
  framed,
  part = 'whole',
  sizes,
  fit = 'natural',
  priority,
  className,
  ...file
}: PictureProps) {
  const { src, width, height } = file
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
    // Without a box of its own: what lays out the picture is the image.
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(avif)} sizes={sizes} />
      <img
        // Before src and srcSet, or some browsers have begun to load by the time they read it.
        loading={priority ? 'eager' : 'lazy'}
        // Others, even in sight, must not share a slow line with the first one.
        fetchPriority={priority ? 'high' : 'low'}
        decoding="async"
        // The whole, also of a half: a browser without AVIF shows both moments side by side.
        src={src}
        alt={alt}
        width={width}
        height={height}
        style={framed ? undefined : placeOf(colors)}
        className={classNames(fits[fit], className)}
      />
    </picture>
  )
}

import { classNames } from './class-names'

interface PictureProps {
  src: string
  alt: string
  /** Size of the file in pixels: reserves the place of the picture before it arrives. */
  width: number
  height: number
  /** How wide the layout shows it, as the HTML attribute says it. */
  sizes: string
  /** `natural` keeps the shape of the file, `cover` fills the parent and crops, `contain` fits inside it. */
  fit?: 'natural' | 'cover' | 'contain'
  /** For the one picture of the first screen. */
  priority?: boolean
  className?: string | undefined
}

const fits = {
  natural: 'h-auto w-full bg-concrete-line',
  cover: 'size-full bg-concrete-line object-cover',
  contain: 'size-full object-contain',
}

/** A photograph. Concrete-colored until it arrives, and fetched only near the screen unless it has priority. */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  fit = 'natural',
  priority,
  className,
}: PictureProps) {
  return (
    <img
      // Before src and srcSet, or some browsers have begun to load by the time they read it.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      src={src}
      srcSet={`${src} ${width}w`}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={classNames(fits[fit], className)}
    />
  )
}

import type { RefObject } from 'react'

import { useFirstPictures } from '~/ui/first-picture'

import type { FeaturedVideo } from './featured-video'
import { filmShapes, posterPreloads, posterSources } from './film-files'

interface FilmPosterProps {
  video: FeaturedVideo
  image: RefObject<HTMLImageElement | null>
}

/**
 * The still picture the film begins with, or ends with for a visitor to whom nothing may move: all there is of it
 * then. An image of its own: the `poster` of a video has one shape and one picture, and does not tell when it has
 * been painted.
 */
export function FilmPoster({ video, image }: FilmPosterProps) {
  // Only the server names them: the browser need not know how.
  useFirstPictures(import.meta.env.SSR ? posterPreloads(video.url) : [])
  if (!video.posterUrl) return null
  const { width, height } = filmShapes.landscape
  return (
    <picture className="contents">
      {posterSources(video.url).map(({ src, type, media }) => (
        <source key={src} srcSet={src} type={type} media={media} />
      ))}
      <img
        ref={image}
        fetchPriority="high"
        decoding="async"
        src={video.posterUrl}
        alt=""
        width={width}
        height={height}
        className="film-picture"
      />
    </picture>
  )
}

/** Settles once the poster can be painted, or will never be. */
export async function untilPainted(image: HTMLImageElement | null): Promise<void> {
  if (!image) return
  await image.decode().catch(() => undefined)
  // Decoded is not painted yet: one frame draws it, the next one begins after that.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

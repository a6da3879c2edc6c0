/** A video the owner has marked to be shown behind a hero. */
export interface FeaturedVideo {
  url: string
  /** For example `video/mp4`. */
  type: string
  posterUrl: string | undefined
}

/** `video` is missing when none is marked. A failed read has been logged where it failed. */
export type FeaturedVideoResult = { ok: true; video?: FeaturedVideo } | { ok: false }

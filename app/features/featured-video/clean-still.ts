import type { ownFilms } from './film-files.ts'

/**
 * The film that goes on in the visitor's hand, which ends where the washing begins. Only its type is taken from
 * film-files.ts: this comes late, and what is shared with the first screen is split off into one more file at load.
 */
export const washableFilm: typeof ownFilms.hero.videoUrl = '/films/hero.mp4'

/** Ends the name of the still on which the whole ground of a film is clean: what the wand lays bare. */
export const cleanStill = '-clean'

/** The picture that lies exactly under the file of the film that was played; nothing under any other film. */
export function cleanStillUnder(file: string): string | undefined {
  const stem = washableFilm.replace('.mp4', '')
  const played = new URL(file).pathname.replace(/\.\w+$/, '')
  const shape = ['', '-portrait'].find((suffix) => played === stem + suffix)
  return shape === undefined ? undefined : `${stem}${cleanStill}${shape}.avif`
}

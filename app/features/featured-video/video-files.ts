/** One of the site's own films: files beside each other in `public/films`, each in two shapes. */
interface OwnFilm {
  /** Of the record in the database: what a player without any choice would play. */
  videoUrl: string
  posterUrl: string
}

/** Drawn for this project; supabase/seed.sql features them. */
export const ownFilms = {
  hero: { videoUrl: '/films/hero.mp4', posterUrl: '/films/hero.avif' },
  patio: { videoUrl: '/films/patio.mp4', posterUrl: '/films/patio.avif' },
} as const satisfies Record<string, OwnFilm>

/** One file a browser may choose. */
interface FilmFile {
  src: string
  type: string
  /** Which screens and visitors it is made for; without one, all. */
  media?: string
}

/**
 * What a visitor may be made to fetch for the hero, in bytes: a still picture, and each film. A phone's still is the
 * first picture it paints, and above 43 KB it costs a slow line one round trip more.
 */
export const largestPoster = 60 * 1024
export const largestPhonePoster = 40 * 1024
export const largestFilm = 1_500_000

/** In pixels. The portrait crop spares phones the sides that they would cut off. */
export const filmShapes = {
  landscape: { suffix: '', width: 1280, height: 720 },
  portrait: { suffix: '-portrait', width: 720, height: 960 },
}

/** Where the work begins, and where it ends: the clean lane, for those who will not see it become clean. */
export const filmStills = { first: '', last: '-rest' }

const portraitScreens = '(orientation: portrait)'
const landscapeScreens = '(orientation: landscape)'
const noMotion = '(prefers-reduced-motion: reduce)'
const motion = '(prefers-reduced-motion: no-preference)'

// AV1 main profile, 8 bits, level 3.1: what the encoder writes for these sizes.
const av1 = 'video/webm; codecs="av01.0.05M.08"'

/** The files a browser may choose from, best first; for a film of the owner's the one file there is. */
export function filmSources(url: string, type: string): FilmFile[] {
  const stem = ownStem(url)
  if (!stem) return [{ src: url, type }]
  return inBothShapes(stem, { webm: av1, mp4: 'video/mp4' })
}

/** The still pictures shown before the film, besides the one named in its record. */
export function posterSources(url: string): FilmFile[] {
  const stem = ownStem(url)
  if (!stem) return []
  const types = { avif: 'image/avif', webp: 'image/webp' }
  return [
    ...inBothShapes(stem + filmStills.last, types, [noMotion]),
    ...inBothShapes(stem + filmStills.first, types),
  ]
}

/**
 * Of those pictures the ones to be announced ahead of the page, of which one is for any screen. Not those for visitors
 * who want no motion: every visitor would carry their names in the first round trip, and a page that needs a second
 * one shows its picture later to all.
 */
export function posterPreloads(url: string) {
  const stem = ownStem(url)
  if (!stem) return []
  const { portrait, landscape } = filmShapes
  return [
    { suffix: portrait.suffix, screens: portraitScreens },
    { suffix: landscape.suffix, screens: landscapeScreens },
  ].map(({ suffix, screens }) => ({
    href: `${stem}${filmStills.first}${suffix}.avif`,
    type: 'image/avif',
    media: `${motion} and ${screens}`,
  }))
}

function inBothShapes(stem: string, types: Record<string, string>, conditions: string[] = []): FilmFile[] {
  const { portrait, landscape } = filmShapes
  const files = (suffix: string, media: string[]) =>
    Object.entries(types).map(([extension, type]) =>
      Object.assign(
        { src: `${stem}${suffix}.${extension}`, type },
        media.length > 0 ? { media: media.join(' and ') } : {},
      ),
    )
  return [...files(portrait.suffix, [...conditions, portraitScreens]), ...files(landscape.suffix, conditions)]
}

function ownStem(url: string): string | undefined {
  const film = Object.values(ownFilms).find(({ videoUrl }) => videoUrl === url)
  return film?.videoUrl.replace(/\.mp4$/, '')
}

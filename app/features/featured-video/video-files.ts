import { films } from '~/content/films'

/** In the firm's films/. The database seed features it on the home page. */
export const ownVideo = {
  videoUrl: '/videos/hero.mp4',
  posterUrl: '/videos/hero.avif',
}

interface VideoFile {
  src: string
  type: string
  media?: string | undefined
}

/** In pixels. Phones need not load the sides, which they would not show. */
export const videoSizes = {
  portrait: {
    suffix: '-portrait',
    width: 720,
    height: 960,
    screens: ['(orientation: portrait) and (width < 40rem)'],
  },
  landscape: { suffix: '', width: 1920, height: 1080, screens: [] },
}

// AV1 Main profile, 8 bits, level 4.0, as the encoder uses for these sizes.
const videoTypes = {
  webm: 'video/webm; codecs="av01.0.08M.08"',
  mp4: 'video/mp4',
}
const pictureTypes = { avif: 'image/avif', webp: 'image/webp' }

/** Best first. Videos that are elsewhere have only one file. */
export function videoSources(url: string, type: string): VideoFile[] {
  const stem = ownStem(url)
  return stem ? inBothSizes(stem, videoTypes) : [{ src: url, type }]
}

/** With reduced motion, they show the end of the work. */
export function posterSources(url: string): VideoFile[] {
  const stem = ownStem(url)
  if (!stem) return []
  return [
    ...inBothSizes(
      `${stem}-rest`,
      pictureTypes,
      '(prefers-reduced-motion: reduce)',
    ),
    ...inBothSizes(stem, pictureTypes),
  ]
}

function inBothSizes(
  stem: string,
  types: Record<string, string>,
  ...conditions: string[]
): VideoFile[] {
  const all = Object.values(videoSizes).flatMap(({ suffix, screens }) => {
    const media = [...conditions, ...screens].join(' and ')
    return Object.entries(types).map(([extension, type]) => ({
      src: `${stem}${suffix}.${extension}`,
      type,
      media: media || undefined,
    }))
  })
  return all.filter(({ src }) => films.includes(src))
}

function ownStem(url: string): string | undefined {
  return url === ownVideo.videoUrl ? url.replace(/\.mp4$/, '') : undefined
}

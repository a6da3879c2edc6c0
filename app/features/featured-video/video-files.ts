/** The site's own videos, drawn for this project: files in `public/videos`, each in two shapes. The seed features them. */
export const ownVideos = {
  hero: { videoUrl: '/videos/hero.mp4', posterUrl: '/videos/hero.avif' },
  patio: { videoUrl: '/videos/patio.mp4', posterUrl: '/videos/patio.avif' },
} as const

interface VideoFile {
  src: string
  type: string
  /** Which screens and visitors it is made for; without one, all. */
  media?: string | undefined
}

/** In pixels. The portrait crop spares phones the sides that they would cut off. */
export const videoShapes = {
  portrait: { suffix: '-portrait', width: 720, height: 960, screens: ['(orientation: portrait)'] },
  landscape: { suffix: '', width: 1280, height: 720, screens: [] },
}

// AV1 main profile, 8 bits, level 3.1: what the encoder writes for these sizes.
const videoTypes = { webm: 'video/webm; codecs="av01.0.05M.08"', mp4: 'video/mp4' }
const pictureTypes = { avif: 'image/avif', webp: 'image/webp' }

/** The files a browser may choose from, best first; of an owner's video the one file there is. */
export function videoSources(url: string, type: string): VideoFile[] {
  const stem = ownStem(url)
  return stem ? inBothShapes(stem, videoTypes) : [{ src: url, type }]
}

/** The still pictures before an own video. Without motion they show how the work ends. */
export function posterSources(url: string): VideoFile[] {
  const stem = ownStem(url)
  if (!stem) return []
  return [
    ...inBothShapes(`${stem}-rest`, pictureTypes, '(prefers-reduced-motion: reduce)'),
    ...inBothShapes(stem, pictureTypes),
  ]
}

function inBothShapes(stem: string, types: Record<string, string>, ...conditions: string[]): VideoFile[] {
  return Object.values(videoShapes).flatMap(({ suffix, screens }) => {
    const media = [...conditions, ...screens].join(' and ')
    return Object.entries(types).map(([extension, type]) => ({
      src: `${stem}${suffix}.${extension}`,
      type,
      media: media || undefined,
    }))
  })
}

function ownStem(url: string): string | undefined {
  const isOwn = Object.values(ownVideos).some(({ videoUrl }) => videoUrl === url)
  return isOwn ? url.replace(/\.mp4$/, '') : undefined
}

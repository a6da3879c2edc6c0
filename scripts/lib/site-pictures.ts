import { avifFiles, largestPictureFile, type PicturePart } from '../../app/components/ui/picture-files.ts'
import { cities } from '../../app/content/cities/cities.ts'
import { epoxyServices } from '../../app/content/epoxy-services.ts'
import { about } from '../../app/content/home.ts'
import type { Picture } from '../../app/content/picture.ts'
import { revealPair } from '../../app/content/reveal-pair.ts'
import { allPairs, services } from '../../app/content/services/services.ts'
import type { PageKind } from '../../app/lib/site-pages.ts'

/** What the picture of each kind of page is cut from when the page is shared. */
export const sharedSources: Record<PageKind, { src: string; position: 'top' | 'centre' | 'bottom' }> = {
  home: { src: '/pictures/gallery/driveway-tire-lanes.webp', position: 'top' },
  services: { src: '/pictures/gallery/house-algae-siding.webp', position: 'centre' },
  epoxy: { src: '/pictures/epoxy/small-patios.webp', position: 'bottom' },
  gallery: { src: '/pictures/gallery/deck-gray-cedar.webp', position: 'bottom' },
  reviews: { src: '/pictures/gallery/patio-shade-mildew.webp', position: 'top' },
  contact: { src: '/pictures/gallery/pavers-gray-driveway.webp', position: 'top' },
  city: { src: '/pictures/gallery/fence-cedar.webp', position: 'centre' },
}

export interface SitePicture {
  /** `group/id`, the name of the photograph that replaces it. */
  name: string
  picture: Picture
  /** A pair is made from two photographs, any other picture from one. */
  parts: readonly PicturePart[]
}

/** A picture that a phone waits for arrives within two round trips of a new connection. */
export const largestFirstPicture = 42 * 1024

const phonePixels = 721
const heads = new Set(cities.map(({ heroPair }) => `/pictures/gallery/${heroPair}.webp`))

/** Every picture the content names, once. */
export const sitePictures: readonly SitePicture[] = [
  ...describe(allPairs, ['whole', 'before', 'after']),
  ...describe([...[...services, ...epoxyServices].map(({ image }) => image), about.picture], ['whole']),
]

/** Every file of a picture: AVIF in all widths, and the whole picture once as WebP. */
export function filesOf({ picture, parts }: Pick<SitePicture, 'picture' | 'parts'>) {
  const { src, width, height } = picture
  const avif = parts.flatMap((part) => {
    const files = avifFiles(picture, part)
    const beginsPage =
      part === 'whole' ? heads.has(src) || !src.includes('/gallery/') : src === revealPair.src
    const first = beginsPage ? files.find((file) => file.width >= phonePixels) : undefined
    return files.map((file) => {
      const maxBytes = file === first ? largestFirstPicture : largestPictureFile
      return Object.assign(file, { part, format: 'avif' as const, maxBytes })
    })
  })
  const webp = { part: 'whole', format: 'webp', maxBytes: largestPictureFile } as const
  return [...avif, { src, width, height, ...webp }]
}

/** The file behind an address, from the root of the project. */
export function publicPath(src: string): string {
  return `public${src}`
}

function describe(pictures: readonly Picture[], parts: readonly PicturePart[]): SitePicture[] {
  return [...new Map(pictures.map((picture) => [picture.src, picture])).values()].map((picture) => {
    return { name: picture.src.replace(/^\/pictures\/|\.webp$/g, ''), picture, parts }
  })
}

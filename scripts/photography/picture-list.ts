import { headPairs } from '../../app/content/cities/head-pairs.ts'
import { epoxyServices } from '../../app/content/epoxy-floors.ts'
import { about } from '../../app/content/home-text.ts'
import type { Picture } from '../../app/content/picture.ts'
import { allPairs } from '../../app/content/services/service-gallery.ts'
import { services } from '../../app/content/services/services.ts'
import {
  avifFiles,
  largestPictureFile,
  type PictureFile,
  type PicturePart,
  type PictureSource,
} from '../../app/ui/picture-files.ts'

export interface ListedPicture {
  /** `group/id`: the name of its masters and of its line in the list of finished pictures. */
  name: string
  picture: Picture
  /** A pair has two masters, a single picture one. */
  parts: readonly PicturePart[]
}

const singles: readonly Picture[] = [
  ...services.map(({ image }) => image),
  ...epoxyServices.map(({ image }) => image),
  about.picture,
]

function listed(pictures: readonly Picture[], parts: readonly PicturePart[]): ListedPicture[] {
  return pictures.map((picture) => ({
    name: picture.src.replace(/^\/pictures\/|\.webp$/g, ''),
    picture,
    parts,
  }))
}

/** Every picture the content names, once. */
export const listedPictures: readonly ListedPicture[] = [
  ...new Map(
    [...listed(allPairs, ['whole', 'before', 'after']), ...listed(singles, ['whole'])].map((entry) => [
      entry.name,
      entry,
    ]),
  ).values(),
]

export type PictureFormat = 'avif' | 'webp'

export interface FinishedFile extends PictureFile {
  format: PictureFormat
  mostBytes: number
}

/**
 * The most bytes of a picture that a phone waits for, its headers apart: with them it fills two windows of a new
 * connection, of ten segments and of twenty. One byte more is a round trip more.
 */
export const largestFirstPicture = 42 * 1024

/** What most phones have to fill with it, in pixels. */
const phoneWidth = 721

/** The files of one part of a picture: all its AVIF, and of the whole the one WebP. */
export function filesOfPart(picture: PictureSource, part: PicturePart): FinishedFile[] {
  const { src, width, height } = picture
  const files = avifFiles(picture, part)
  const first = isFirst(picture, part) ? files.find((file) => file.width >= phoneWidth) : undefined
  const avif = files.map((file) => {
    const mostBytes = file === first ? largestFirstPicture : largestPictureFile
    return Object.assign(file, { format: 'avif' as const, mostBytes })
  })
  return part === 'whole'
    ? [...avif, { src, width, height, format: 'webp', mostBytes: largestPictureFile }]
    : avif
}

const heads = new Set(Object.values(headPairs).map((id) => `/pictures/gallery/${id}.webp`))

/** Whether a page begins with it. */
function isFirst({ src, stand, swept }: PictureSource, part: PicturePart): boolean {
  return part === 'whole' ? stand === 'large' || heads.has(src) : swept === true
}

/** Every file the site may ask for of this picture. */
export function filesOf({ picture, parts }: ListedPicture): FinishedFile[] {
  return parts.flatMap((part) => filesOfPart(picture, part))
}

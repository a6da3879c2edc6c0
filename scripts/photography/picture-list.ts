import { epoxyServices } from '../../app/content/epoxy-floors.ts'
import { about } from '../../app/content/home-text.ts'
import type { Picture } from '../../app/content/picture.ts'
import { allPairs } from '../../app/content/services/service-gallery.ts'
import { services } from '../../app/content/services/services.ts'
import {
  avifFiles,
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
}

/** The files of one part of a picture: all its AVIF, and of the whole the one WebP. */
export function filesOfPart(picture: PictureSource, part: PicturePart): FinishedFile[] {
  const { src, width, height } = picture
  const avif = avifFiles(picture, part).map((file) => Object.assign(file, { format: 'avif' as const }))
  return part === 'whole' ? [...avif, { src, width, height, format: 'webp' }] : avif
}

/** Every file the site may ask for of this picture. */
export function filesOf({ picture, parts }: ListedPicture): FinishedFile[] {
  return parts.flatMap((part) => filesOfPart(picture, part))
}

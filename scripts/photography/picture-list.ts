import { epoxyServices } from '../../app/content/epoxy-floors.ts'
import { fullGallery } from '../../app/content/gallery.ts'
import { about } from '../../app/content/home-text.ts'
import type { Picture } from '../../app/content/picture.ts'
import { serviceGallery } from '../../app/content/services/service-gallery.ts'
import { services } from '../../app/content/services/services.ts'
import { type PictureFile, pictureFiles, type PicturePart } from '../../app/ui/picture-files.ts'

export interface ListedPicture {
  /** `group/id`: the name of its masters and of its line in the list of finished pictures. */
  name: string
  picture: Picture
  /** A pair has two masters, a single picture one. */
  parts: readonly PicturePart[]
}

const pairs: readonly Picture[] = [...fullGallery, ...Object.values(serviceGallery).flat()]

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
    [...listed(pairs, ['whole', 'before', 'after']), ...listed(singles, ['whole'])].map((entry) => [
      entry.name,
      entry,
    ]),
  ).values(),
]

/** Every file the site may ask for of this picture. */
export function filesOf({ picture, parts }: ListedPicture): PictureFile[] {
  return parts.flatMap((part) => pictureFiles(picture, part))
}

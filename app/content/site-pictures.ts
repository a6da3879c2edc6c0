import { about } from './home-page-text.ts'
import type { Picture } from './picture.ts'
import { allPairs, services } from './services/services.ts'
import { specialties } from './specialties/specialties.ts'

const specialtyPairs = specialties.map(({ pair }) => pair)
const single = [
  ...services.flatMap(({ image }) => image ?? []),
  ...specialties.flatMap(({ kinds }) => kinds.items.map(({ image }) => image)),
  ...specialties.flatMap(({ choices }) => (choices ? [choices.image] : [])),
  about.picture,
]

/** Every picture in the content that has files, without duplicates. */
export const sitePictures: readonly Picture[] = [
  ...new Map(
    [...allPairs, ...specialtyPairs, ...single].map((picture) => [
      picture.src,
      picture,
    ]),
  ).values(),
].filter(({ src }) => src !== '')

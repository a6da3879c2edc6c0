import { about } from './home-page-text.ts'
import type { Picture } from './picture.ts'
import { allPairs, services } from './services/services.ts'
import { type Specialty, specialties } from './specialties/specialties.ts'
import { stains } from './stains.ts'

const specialtyPairs = specialties.flatMap(({ pair }) => pair ?? [])
const stainPairs = stains.map(({ image }) => image)
const single = [
  ...services.flatMap(({ image }) => image ?? []),
  ...specialties.flatMap(picturesOf),
  about.picture,
]

/** Every picture in the content that has files, without duplicates. */
export const sitePictures: readonly Picture[] = [
  ...new Map(
    [...allPairs, ...specialtyPairs, ...stainPairs, ...single].map(
      (picture) => [picture.src, picture],
    ),
  ).values(),
].filter(({ src }) => src !== '')

function picturesOf({ kinds, choices }: Specialty): Picture[] {
  const ofKinds = (kinds?.items ?? []).map(({ image }) => image)
  if (!choices) return ofKinds
  const { swatches, items } = choices
  return [...ofKinds, swatches, ...items.flatMap(({ image }) => image ?? [])]
}

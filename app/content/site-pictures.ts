import { cities } from './cities/cities.ts'
import { defaultBeforeAfter } from './default-before-after.ts'
import { galleryHero } from './gallery.ts'
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

/** Every picture in the content, without duplicates. */
export const sitePictures: readonly Picture[] = [
  ...new Map(
    [...allPairs, ...specialtyPairs, ...single].map((picture) => [
      picture.src,
      picture,
    ]),
  ).values(),
]

const halves = ['before', 'after'] as const
/** Pairs of heroes that show their halves. */
const revealed = new Set([defaultBeforeAfter, ...specialtyPairs].map(nameOf))
const heroNames = new Set([
  nameOf(galleryHero),
  ...cities.map(({ heroPair }) => `gallery/${heroPair}`),
  ...services.flatMap(({ heroPicture }) =>
    heroPicture ? nameOf(heroPicture) : [],
  ),
])

/**
 * Returns a picture's name as `group/id`, which is also the name of the
 * photograph that can replace it.
 */
export function nameOf({ src }: Picture): string {
  return src.replace(/^\/pictures\/|\.webp$/g, '')
}

/** Returns whether a picture is made from two photographs, before and after. */
export function isPair({ src }: Picture): boolean {
  return src.startsWith('/pictures/gallery/')
}

/**
 * Returns the parts of a picture that are above the fold on some page, so that
 * phones wait for them.
 */
export function aboveFoldParts(
  picture: Picture,
): ('whole' | 'before' | 'after')[] {
  const isHero = heroNames.has(nameOf(picture)) || !isPair(picture)
  return [
    ...(isHero ? ['whole' as const] : []),
    ...(revealed.has(nameOf(picture)) ? halves : []),
  ]
}

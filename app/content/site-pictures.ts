import { cities } from './cities/cities.ts'
import { epoxyServices } from './epoxy-services.ts'
import { about } from './home-page-text.ts'
import type { Picture } from './picture.ts'
import { revealPair } from './reveal-pair.ts'
import { allPairs, services } from './services/services.ts'

const single = [...[...services, ...epoxyServices].map(({ image }) => image), about.picture]

/** Every picture the content names, once. */
export const sitePictures: readonly Picture[] = [
  ...new Map([...allPairs, ...single].map((picture) => [picture.src, picture])).values(),
]

const halves = ['before', 'after'] as const
const heads = new Set(cities.map(({ heroPair }) => `gallery/${heroPair}`))

/** `group/id`, the name of the photograph that replaces a picture. */
export function nameOf({ src }: Picture): string {
  return src.replace(/^\/pictures\/|\.webp$/g, '')
}

/** Whether a picture is made from two photographs, one before and one after. */
export function isPair({ src }: Picture): boolean {
  return src.startsWith('/pictures/gallery/')
}

/** Which parts of a picture a page begins with: a phone waits for those. */
export function firstParts(picture: Picture): ('whole' | 'before' | 'after')[] {
  const isHead = heads.has(nameOf(picture)) || !isPair(picture)
  return [...(isHead ? ['whole' as const] : []), ...(picture.src === revealPair.src ? halves : [])]
}

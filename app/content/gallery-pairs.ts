import { gallery } from '#firm/gallery.ts'
import { pictures } from '#firm/generated/pictures.ts'
import { services } from '#firm/services.ts'

import { fillFacts } from './fill-facts.ts'
import type { GalleryPair } from './gallery.schema.ts'
import { pairName } from './pair-name.ts'
import { pairFolders } from './picture-folders.ts'
import { beforeAfter, hasFile } from './picture.ts'

const described = fillFacts(gallery.pairs).filter(hasFile)
const describedNames = new Set(described.map(pairName))

/** The pairs of the gallery in order: photographs that it does not describe come first. */
export const galleryPairs: readonly GalleryPair[] = [
  ...pairFolders.flatMap(photographsIn),
  ...described,
]

function photographsIn({
  name: folder,
  title,
  category,
}: (typeof pairFolders)[number]): GalleryPair[] {
  const names = Object.entries(pictures)
    .filter(([, { pair, photograph }]) => pair && photograph)
    .map(([name]) => name)
    .filter(
      (name) => name.startsWith(`${folder}/`) && !describedNames.has(name),
    )
  return names.map((id) => ({
    id,
    category,
    alt: `${title}, before and after.`,
  }))
}

/** Pairs that only a filter shows: that of their service's category. */
export const servicePairs: readonly ServicePair[] = fillFacts(services)
  .flatMap(({ title, shortTitle, galleryCategory, ownPictures = [] }) =>
    ownPictures.map((pair) => ({
      ...pair,
      category: shortTitle ?? title,
      filter: galleryCategory,
    })),
  )
  .filter(hasFile)

type ServicePair = GalleryPair & { filter: string | undefined }

/** Returns what the firm names, else a wide pair that home does not have below. */
export function chooseHomeHero(): GalleryPair | undefined {
  const wide = galleryPairs.filter(isWide)
  return (
    galleryPairs.find(({ id }) => id === gallery.homeHero) ??
    wide.find((pair) => !homePairs.includes(pair)) ??
    wide[0] ??
    galleryPairs[0]
  )
}

function isWide(pair: GalleryPair): boolean {
  const { width, height } = beforeAfter(pair)
  return width > height
}

/** Returns the pair with an id, else the first one, if there is any. */
export function pairById(id: string | undefined): GalleryPair | undefined {
  return galleryPairs.find((pair) => pair.id === id) ?? galleryPairs[0]
}

/** The home page's pairs: those that the firm names, else of different categories. */
export const homePairs: readonly GalleryPair[] = chooseHomePairs()

function chooseHomePairs(): readonly GalleryPair[] {
  const named = (gallery.home ?? []).flatMap(
    (id) => galleryPairs.find((pair) => pair.id === id) ?? [],
  )
  const firstOfEach = galleryPairs.filter(
    ({ category }, index) =>
      galleryPairs.findIndex((pair) => pair.category === category) === index,
  )
  const chosen = new Set([...named, ...firstOfEach, ...galleryPairs])
  return [...chosen].slice(0, 4)
}

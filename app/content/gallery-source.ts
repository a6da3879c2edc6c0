import { business } from '#firm/business.ts'
import { gallery } from '#firm/gallery.ts'

import {
  chooseHomeHero,
  galleryPairs,
  homePairs,
  pairById,
  servicePairs,
} from './gallery-pairs.ts'
import type { GalleryPair } from './gallery.schema.ts'

const origin =
  '// Made by scripts/generate.ts from gallery.ts and the pictures.'
const pairType = '{ id: string; alt: string; seam?: number; category?: string }'
const pairWithJob = `type Job = { surface: string; soil: string; work: string }
type Pair = ${pairType} & { job?: Job }`

/**
 * Returns the source of the firm's generated/gallery-index.ts: what every page
 * needs of the gallery, apart from the texts that only its own page loads.
 */
export function galleryIndexSource(): string {
  const homeHero = business.film ? undefined : chooseHomeHero()
  return `${origin}
type Pair = ${pairType}

export const hasGallery: boolean = ${galleryPairs.length > 0}

export const galleryKinds: readonly string[] = ${literal(filters().map(({ kind }) => kind))}

export const notFoundPair: Pair | undefined = ${literal(withoutJob(pairById(gallery.notFound)))}

/** Of a firm without a film. */
export const homeHeroPair: Pair | undefined = ${literal(withoutJob(homeHero))}
`
}

/** Returns the source of its generated/gallery-pairs.ts. */
export function galleryPairsSource(): string {
  const { hero, closing, reviews } = gallery
  const chosen = {
    hero: pairById(hero),
    closing: pairById(closing),
    reviews: pairById(reviews),
  }
  return `${origin}
${pairWithJob}

export const galleryPairs: readonly Pair[] = ${literal(galleryPairs)}

type Filter = { kind: string; label: string; category: string }

export const filters: readonly Filter[] = ${literal(filters())}

export const servicePairs: readonly (Pair & { filter?: string })[] = ${literal(servicePairs)}

export const chosenPairs: Record<'hero' | 'closing' | 'reviews', Pair | undefined> = ${literal(chosen)}
`
}

/** Returns the source of its generated/home-gallery.ts. */
export function homeGallerySource(): string {
  return `${origin}
${pairWithJob}

export const homePairs: readonly Pair[] = ${literal(homePairs)}
`
}

function withoutJob(pair: GalleryPair | undefined) {
  return pair && { ...pair, job: undefined }
}

/** Those of the gallery's categories that have pairs. */
function filters() {
  const shownCategories = new Set([
    ...galleryPairs.map((pair) => pair.category),
    ...servicePairs.map(({ filter }) => filter),
  ])
  return gallery.categories.filter(({ category }) =>
    shownCategories.has(category),
  )
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? 'undefined'
}

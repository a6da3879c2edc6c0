import { galleryKinds } from '~/content/gallery-filters'
import { type ServiceId, serviceIds } from '~/content/services/service-index'

import type { PageKind } from './site-pages'

// Without valibot, which every page would have to load at once.

type Query = Record<string, unknown>

function readNothing() {
  return {}
}

function readGallerySearch({ kind }: Query): { kind?: string | undefined } {
  return { kind: oneOf(galleryKinds, kind) }
}

function readServicesSearch({ tab }: Query): {
  tab?: ServiceId | undefined
} {
  return { tab: oneOf(serviceIds, tab) }
}

// A bound, because each page that someone asks for stays in memory.
const reviewsPages = Array.from({ length: 98 }, (_, index) => index + 2)

function readReviewsSearch({ page }: Query): { page?: number | undefined } {
  return { page: oneOf(reviewsPages, Number(page)) }
}

function oneOf<Value>(
  values: readonly Value[],
  input: unknown,
): Value | undefined {
  return values.find((value) => value === input)
}

/**
 * Each returns every parameter that its page reads, undefined if the value is
 * missing or unknown.
 */
export const searchReaders = {
  home: readNothing,
  services: readServicesSearch,
  gallery: readGallerySearch,
  reviews: readReviewsSearch,
  contact: readNothing,
  specialty: readNothing,
  city: readNothing,
} as const satisfies Record<
  PageKind,
  (query: Query) => Record<string, string | number | undefined>
>

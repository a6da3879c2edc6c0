import { type GalleryKind, galleryKinds } from '~/content/gallery-categories'
import { type ServiceId, serviceIds } from '~/content/services/service'

import type { PageKind } from './site-pages'

// Parsed by hand, unlike all other input, because every page needs this module
// at once and would have to load valibot before the visitor's first
// interaction.

type Query = Record<string, unknown>

function readNothing() {
  return {}
}

function readGallerySearch({ kind }: Query): {
  kind?: GalleryKind | undefined
} {
  return { kind: oneOf(galleryKinds, kind) }
}

function readServicesSearch({ tab }: Query): {
  tab?: ServiceId | undefined
} {
  return { tab: oneOf(serviceIds, tab) }
}

function oneOf<Value>(
  values: readonly Value[],
  input: unknown,
): Value | undefined {
  return values.find((value) => value === input)
}

/**
 * Parsers of each kind of page's query, for its route and for the page cache.
 * Each returns every parameter that the page reads, undefined if the value is
 * missing or unknown.
 */
export const searchReaders = {
  home: readNothing,
  services: readServicesSearch,
  gallery: readGallerySearch,
  reviews: readNothing,
  contact: readNothing,
  epoxy: readNothing,
  city: readNothing,
} as const satisfies Record<
  PageKind,
  (query: Query) => Record<string, string | undefined>
>

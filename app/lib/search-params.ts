import { type GalleryKind, galleryKinds } from '~/content/gallery-categories'
import { type ServiceId, serviceIds } from '~/content/services/service'

import type { PageKind } from './site-pages'

// Parsed by hand, unlike all other input, because every page needs this module
// at once and would have to load valibot before the visitor's first
// interaction.

type Query = Record<string, unknown>

/**
 * The confirmations of a quote form. A successful plain form post redirects to
 * one of them, so that the confirmation needs no cookie.
 */
const quoteConfirmations = ['sent', 'sent-short-phone'] as const

interface Search {
  quote?: (typeof quoteConfirmations)[number] | undefined
  kind?: GalleryKind | undefined
  tab?: ServiceId | undefined
}

/**
 * Parses the query of a page with a quote form. Ignores unknown values because
 * a bad query string is not an error.
 */
function readQuoteSearch({ quote }: Query): Pick<Search, 'quote'> {
  return { quote: oneOf(quoteConfirmations, quote) }
}

/** Parses the query of the gallery, which shows all pictures without a kind. */
function readGallerySearch({ kind }: Query): Pick<Search, 'kind'> {
  return { kind: oneOf(galleryKinds, kind) }
}

/** Without a tab, the services page shows the default service. */
function readServicesSearch(query: Query): Pick<Search, 'quote' | 'tab'> {
  return { ...readQuoteSearch(query), tab: oneOf(serviceIds, query['tab']) }
}

// A bound, because each page that someone asks for stays in memory.
const reviewsPages = Array.from({ length: 98 }, (_, index) => index + 2)

/** Parses the query of the reviews, whose first page has no number. */
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
 * Parsers of each kind of page's query. The routes validate their search params
 * with them, and the page cache takes its keys from the same ones. Each returns
 * every parameter that the page reads, undefined if the value is missing or
 * unknown.
 */
export const searchReaders = {
  home: readQuoteSearch,
  services: readServicesSearch,
  gallery: readGallerySearch,
  reviews: readReviewsSearch,
  contact: readQuoteSearch,
  epoxy: readQuoteSearch,
  city: readQuoteSearch,
} as const satisfies Record<
  PageKind,
  (query: Query) => Record<string, string | number | undefined>
>

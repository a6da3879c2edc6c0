import * as v from 'valibot'

import type { Environment } from '#domain/environment.ts'
import {
  type Review,
  reviewSchema,
  type ReviewsResponse,
  reviewsResponseSchema,
  validReviews,
} from '#domain/reviews-contract.ts'

import { callExternalApi } from '../_shared/platform/call-external-api.ts'
import type { CircuitBreaker } from '../_shared/platform/circuit-breaker.ts'

/**
 * Result of reading the reviews. `code` names the failure and is safe to log.
 */
export type ReviewsReading =
  /**
   * `skippedIds` names the malformed reviews that the response leaves out. They
   * are safe to log.
   */
  | { ok: true; response: ReviewsResponse; skippedIds: string[] }
  | { ok: false; code: string }

interface GoogleSettings {
  apiKey: string
  placeId: string
  apiUrl: URL
}

/**
 * Reads the Google settings. Undefined unless the key and the place are set and
 * the URL is valid.
 */
export function readGoogleSettings(
  environment: Environment,
): GoogleSettings | undefined {
  const {
    GOOGLE_PLACES_API_KEY: apiKey,
    GOOGLE_PLACE_ID: placeId,
    GOOGLE_PLACES_API_URL,
  } = environment
  const apiUrl = URL.parse(
    GOOGLE_PLACES_API_URL ?? 'https://places.googleapis.com',
  )
  if (apiKey === undefined || placeId === undefined || apiUrl === null)
    return undefined
  return { apiKey, placeId, apiUrl }
}

/**
 * Maximum Google ever returns. If it returns more one day, its terms have
 * changed and must be read first.
 */
const maxGoogleReviews = 5

// Google bills by field, so request only what is shown.
const fieldMask = 'reviews,googleMapsUri'

const timeoutMs = 3_000
// Five reviews of 4,000 characters take up to 100 kB.
const maxBytes = 256 * 1024
// Pause after a failure without Retry-After. Outlasts a hiccup, but is over by
// the time a visitor comes back.
const defaultPauseSeconds = 30

const googleUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https:\/\/(?:[a-z\d-]+\.)*(?:google|googleusercontent)\.com\//),
)
const optionalLink = v.fallback(v.optional(googleUrl), undefined)

const googleReviewSchema = v.object({
  name: v.string(),
  rating: v.number(),
  text: v.object({
    text: v.string(),
    languageCode: v.fallback(reviewSchema.entries.lang, undefined),
  }),
  publishTime: v.pipe(v.string(), v.isoTimestamp()),
  authorAttribution: v.object({
    displayName: v.string(),
    uri: optionalLink,
    photoUri: optionalLink,
  }),
  googleMapsUri: optionalLink,
})

// Google omits an empty list. Ratings without text are dropped later, because
// there is nothing to read in them.
const placeSchema = v.object({
  reviews: v.optional(v.array(v.unknown()), []),
  googleMapsUri: optionalLink,
})

/**
 * Reads the business's reviews on Google Maps, newest first. Respects Google's
 * Retry-After.
 */
export async function readGoogleReviews(
  settings: GoogleSettings,
  breaker: CircuitBreaker,
): Promise<ReviewsReading> {
  if (breaker.isOpen()) return { ok: false, code: 'google paused' }
  const headers = {
    'X-Goog-Api-Key': settings.apiKey,
    'X-Goog-FieldMask': fieldMask,
  }
  const result = await callExternalApi(placeUrl(settings), {
    headers,
    timeoutMs,
    maxBytes,
  })
  if (!result.ok) {
    breaker.open(result.retryAfter ?? defaultPauseSeconds)
    return { ok: false, code: `google ${result.code}` }
  }
  const place = v.safeParse(placeSchema, result.value)
  if (!place.success) return { ok: false, code: 'google unexpected response' }

  const { reviews, googleMapsUri: sourceUrl } = place.output
  const valid = reviews.flatMap(readReview)
  if (reviews.length > 0 && valid.length === 0)
    return { ok: false, code: 'google unexpected reviews' }
  const newestFirst = valid.toSorted((one, other) =>
    other.date.localeCompare(one.date),
  )
  return {
    ok: true,
    skippedIds: reviews
      .filter((review) => hasText(review) && readReview(review).length === 0)
      .map(nameOf),
    response: v.parse(reviewsResponseSchema, {
      reviews: newestFirst.slice(0, maxGoogleReviews),
      source: 'google',
      ...(sourceUrl === undefined ? {} : { sourceUrl }),
    }),
  }
}

function placeUrl({ apiUrl, placeId }: GoogleSettings): URL {
  const url = new URL(
    `${apiUrl.pathname.replace(/\/$/, '')}/v1/places/${encodeURIComponent(placeId)}`,
    apiUrl,
  )
  url.searchParams.set('languageCode', 'en')
  return url
}

/**
 * Returns whether a review has a text. One without is only a number of stars,
 * and left out on purpose.
 */
function hasText(value: unknown): boolean {
  return !v.is(v.looseObject({ text: v.optional(v.never()) }), value)
}

/** Returns Google's name of a review, which identifies no person. */
function nameOf(value: unknown): string {
  const parsed = v.safeParse(v.object({ name: v.string() }), value)
  return parsed.success ? parsed.output.name.slice(0, 200) : 'unknown'
}

function readReview(value: unknown): Review[] {
  const parsed = v.safeParse(googleReviewSchema, value)
  if (!parsed.success) return []
  const {
    name,
    rating,
    text,
    publishTime,
    authorAttribution: author,
    googleMapsUri,
  } = parsed.output
  return validReviews([
    {
      id: name,
      author: author.displayName,
      avatar: author.photoUri,
      authorUrl: author.uri,
      rating,
      text: text.text,
      lang: text.languageCode,
      date: publishTime,
      url: googleMapsUri,
    },
  ])
}

const minute = 60_000
/** Cache of the specification: fresh for 30 minutes, kept for 60. */
const freshMs = 30 * minute
const maxAgeMs = 60 * minute

/**
 * Reads through an in-memory cache, because a page view must not cost a paid
 * call. Stale reviews are still served when a new read fails, until they are 60
 * minutes old.
 */
export function cacheReviews(
  read: () => Promise<ReviewsReading>,
  now: () => number = Date.now,
): () => Promise<ReviewsReading> {
  let cached: { reading: ReviewsReading; since: number } | undefined
  let pending: Promise<ReviewsReading> | undefined

  async function refresh(): Promise<ReviewsReading> {
    const reading = await read()
    if (reading.ok) cached = { reading, since: now() }
    return reading
  }

  return async () => {
    const age = cached ? now() - cached.since : Infinity
    if (cached && age < freshMs) return cached.reading
    if (age >= maxAgeMs) cached = undefined
    // Concurrent visitors share one call.
    pending ??= refresh().finally(() => (pending = undefined))
    const reading = await pending
    return reading.ok || !cached ? reading : cached.reading
  }
}

import * as v from 'valibot'

import { callProvider, type Pause } from '../_shared/call-provider.ts'
import type { Environment } from '../_shared/environment.ts'
import {
  fittingReviews,
  type Review,
  reviewSchema,
  type ReviewsResponse,
  reviewsResponseSchema,
} from '../_shared/reviews-contract.ts'

/** What came of reading the reviews. `code` names the failure and is safe to log. */
export type ReviewsReading = { ok: true; response: ReviewsResponse } | { ok: false; code: string }

interface GoogleSettings {
  apiKey: string
  placeId: string
  apiUrl: URL
}

/** Where Google's reviews are read from, or nothing: both key and place have to be set, and usable. */
export function readGoogleSettings(environment: Environment): GoogleSettings | undefined {
  const { GOOGLE_PLACES_API_KEY: apiKey, GOOGLE_PLACE_ID: placeId, GOOGLE_PLACES_API_URL } = environment
  const apiUrl = URL.parse(GOOGLE_PLACES_API_URL ?? 'https://places.googleapis.com')
  if (apiKey === undefined || placeId === undefined || apiUrl === null) return undefined
  return { apiKey, placeId, apiUrl }
}

/** As many as Google ever gives; one more would be a change of its terms that has to be read first. */
const mostGoogleReviews = 5

// Billed by field: nothing that is not shown is asked for.
const fieldMask = 'reviews,googleMapsUri'

const timeoutMs = 3_000
// Five reviews of 4,000 characters are 100 kB at the very most.
const maxBytes = 256 * 1024
// After a failure without advice: long enough for a hiccup, short enough for a visitor who comes back.
const defaultPauseSeconds = 30

const ofGoogle = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https:\/\/(?:[a-z\d-]+\.)*(?:google|googleusercontent)\.com\//),
)
const linkOrNothing = v.fallback(v.optional(ofGoogle), undefined)

const googleReviewSchema = v.object({
  name: v.string(),
  rating: v.number(),
  text: v.object({ text: v.string(), languageCode: v.fallback(reviewSchema.entries.lang, undefined) }),
  publishTime: v.pipe(v.string(), v.isoTimestamp()),
  authorAttribution: v.object({ displayName: v.string(), uri: linkOrNothing, photoUri: linkOrNothing }),
  googleMapsUri: linkOrNothing,
})

// Google leaves an empty list out. Stars without words are left out by us: there is nothing to read in them.
const placeSchema = v.object({ reviews: v.optional(v.array(v.unknown()), []), googleMapsUri: linkOrNothing })

/** The reviews Google Maps shows of the business, the newest first. Keeps to the wait Google asks for. */
export async function readGoogleReviews(settings: GoogleSettings, pause: Pause): Promise<ReviewsReading> {
  if (pause.isOn()) return { ok: false, code: 'google paused' }
  const headers = { 'X-Goog-Api-Key': settings.apiKey, 'X-Goog-FieldMask': fieldMask }
  const called = await callProvider(placeUrl(settings), { headers, timeoutMs, maxBytes })
  if (!called.ok) {
    pause.begin(called.retryAfter ?? defaultPauseSeconds)
    return { ok: false, code: `google ${called.code}` }
  }
  const place = v.safeParse(placeSchema, called.value)
  if (!place.success) return { ok: false, code: 'google unexpected response' }

  const { reviews, googleMapsUri: sourceUrl } = place.output
  const readable = reviews.flatMap(readReview)
  if (reviews.length > 0 && readable.length === 0) return { ok: false, code: 'google unexpected reviews' }
  const newestFirst = readable.toSorted((one, other) => other.date.localeCompare(one.date))
  return {
    ok: true,
    response: v.parse(reviewsResponseSchema, {
      reviews: newestFirst.slice(0, mostGoogleReviews),
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

function readReview(given: unknown): Review[] {
  const found = v.safeParse(googleReviewSchema, given)
  if (!found.success) return []
  const { name, rating, text, publishTime, authorAttribution: author, googleMapsUri } = found.output
  return fittingReviews([
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
/** The specified cache: fresh for 30 minutes, kept for 60. */
const freshFor = 30 * minute
const keptFor = 60 * minute

/**
 * Reads through the specified cache, in the memory of this process and nowhere else: a page view must not cost
 * a paid call. What is no longer fresh is still given while a new reading fails, until it is 60 minutes old.
 */
export function keepReviews(
  read: () => Promise<ReviewsReading>,
  now: () => number = Date.now,
): () => Promise<ReviewsReading> {
  let kept: { reading: ReviewsReading; since: number } | undefined
  let running: Promise<ReviewsReading> | undefined

  async function readAnew(): Promise<ReviewsReading> {
    const reading = await read()
    if (reading.ok) kept = { reading, since: now() }
    return reading
  }

  return async () => {
    const age = kept ? now() - kept.since : Infinity
    if (kept && age < freshFor) return kept.reading
    if (age >= keptFor) kept = undefined
    // Visitors who come at the same moment share one call.
    running ??= readAnew().finally(() => (running = undefined))
    const reading = await running
    return reading.ok || !kept ? reading : kept.reading
  }
}

import * as v from 'valibot'

import {
  reviewSchema,
  reviewsResponseSchema,
  validReviews,
} from '#domain/reviews-contract.ts'

import { callExternalApi } from '../_shared/platform/call-external-api.ts'
import type { CircuitBreaker } from '../_shared/platform/circuit-breaker.ts'
import type { Environment } from '../_shared/platform/function-environment.ts'
import type { ReviewsReading } from './reviews-reading.ts'

const defaultApiUrl = 'https://places.googleapis.com'

interface GoogleSettings {
  apiKey: string
  placeId: string
  apiUrl: URL
}

export function readGoogleSettings(
  environment: Environment,
): GoogleSettings | undefined {
  const { GOOGLE_PLACES_API_KEY: apiKey, GOOGLE_PLACE_ID: placeId } =
    environment
  const apiUrl = URL.parse(environment.GOOGLE_PLACES_API_URL ?? defaultApiUrl)
  if (apiKey === undefined || placeId === undefined || apiUrl === null)
    return undefined
  return { apiKey, placeId, apiUrl }
}

// If Google returns more one day, its terms have changed and must be read.
const maxGoogleReviews = 5

// Google bills by field, so request only what is shown.
const fieldMask = 'reviews,rating,userRatingCount,googleMapsUri'

const timeoutMs = 3_000
// Five reviews of 4,000 characters take up to 100 kB.
const maxBytes = 256 * 1024
// Outlasts a hiccup, but is over by the time a visitor comes back.
const defaultPauseSeconds = 30

const googleUrl = v.pipe(
  v.string(),
  v.url(),
  v.regex(/^https:\/\/(?:[a-z\d-]+\.)*google(?:usercontent)?\.com\//),
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

// Google omits an empty list.
const placeSchema = v.object({
  reviews: v.optional(v.array(v.unknown()), []),
  rating: v.optional(v.unknown()),
  userRatingCount: v.optional(v.unknown()),
  googleMapsUri: optionalLink,
})

export async function readGoogleReviews(
  settings: GoogleSettings,
  breaker: CircuitBreaker,
): Promise<ReviewsReading> {
  if (breaker.isOpen()) return { ok: false, code: 'google paused' }
  const headers = {
    'X-Goog-Api-Key': settings.apiKey,
    'X-Goog-FieldMask': fieldMask,
  }
  const call = { headers, timeoutMs, maxBytes }
  const result = await callExternalApi(placeUrl(settings), call)
  if (!result.ok) {
    breaker.open(result.retryAfterSeconds ?? defaultPauseSeconds)
    return { ok: false, code: `google ${result.code}` }
  }
  const place = v.safeParse(placeSchema, result.value)
  if (!place.success) return { ok: false, code: 'google unexpected response' }
  return toReading(place.output)
}

function placeUrl({ apiUrl, placeId }: GoogleSettings): URL {
  const path = apiUrl.pathname.replace(/\/$/, '')
  const id = encodeURIComponent(placeId)
  const url = new URL(`${path}/v1/places/${id}`, apiUrl)
  url.searchParams.set('languageCode', 'en')
  return url
}

function toReading({
  reviews,
  rating: average,
  userRatingCount: count,
  googleMapsUri: sourceUrl,
}: v.InferOutput<typeof placeSchema>): ReviewsReading {
  const candidates = reviews.filter(hasText).map(toCandidate)
  const valid = validReviews(candidates)
  if (candidates.length > 0 && valid.length === 0)
    return { ok: false, code: 'google unexpected reviews' }
  const newestFirst = valid.toSorted((one, other) =>
    other.date.localeCompare(one.date),
  )
  const response = v.parse(reviewsResponseSchema, {
    reviews: newestFirst.slice(0, maxGoogleReviews),
    source: 'google',
    rating: { average, count },
    ...(sourceUrl !== undefined && { sourceUrl }),
  })
  return { ok: true, response }
}

const withoutTextSchema = v.looseObject({ text: v.optional(v.never()) })

function hasText(value: unknown): boolean {
  return !v.is(withoutTextSchema, value)
}

function toCandidate(value: unknown) {
  const parsed = v.safeParse(googleReviewSchema, value)
  if (!parsed.success) return undefined
  const { authorAttribution: author, text, ...review } = parsed.output
  return {
    id: review.name,
    author: author.displayName,
    avatar: author.photoUri,
    authorUrl: author.uri,
    rating: review.rating,
    text: text.text,
    lang: text.languageCode,
    date: review.publishTime,
    url: review.googleMapsUri,
  }
}

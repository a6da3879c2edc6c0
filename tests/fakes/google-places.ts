import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { isMisbehavior, type Fault, faults, sendJson } from './faults.ts'
import { listenOnLoopback } from './loopback-server.ts'

export interface FakeGooglePlaces {
  url: string
  apiKey: string
  placeId: string
  /** A response contains only the fields in the field mask. */
  place: Record<string, unknown>
  calls: number
  mode: 'answer' | 'quota' | Fault
  stop(): Promise<void>
}

export function googleReview(
  number: number,
  overrides: Record<string, unknown> = {},
) {
  return {
    name: `places/a-place/reviews/review-${number}`,
    rating: 5,
    text: { text: `Text of review ${number}.`, languageCode: 'en' },
    authorAttribution: {
      displayName: `Author ${number}`,
      uri: `https://www.google.com/maps/contrib/${number}/reviews`,
      photoUri: `https://lh3.googleusercontent.com/a/author-${number}=s128-c0x00000000-cc-rp-mo`,
    },
    publishTime: `2026-0${number}-14T18:26:07.123456789Z`,
    googleMapsUri: `https://www.google.com/maps/reviews/data=!4m6!${number}`,
    ...overrides,
  }
}

export async function startFakeGooglePlaces(): Promise<FakeGooglePlaces> {
  const server = await listenOnLoopback((request, response) =>
    handle(google, request, response),
  )
  const google: FakeGooglePlaces = {
    ...server,
    apiKey: `AIza${randomUUID()}`,
    placeId: 'ChIJ_a-place',
    place: {
      id: 'ChIJ_a-place',
      displayName: { text: 'A Place', languageCode: 'en' },
      googleMapsUri: 'https://maps.google.com/?cid=1234567890',
      rating: 4.8,
      userRatingCount: 180,
      reviews: [1, 2, 3, 4, 5].map((number) => googleReview(number)),
    },
    calls: 0,
    mode: 'answer',
  }
  return google
}

function handle(
  google: FakeGooglePlaces,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  google.calls += 1
  const { mode } = google
  if (isMisbehavior(mode)) return void faults[mode](response)
  if (mode === 'quota') {
    response.setHeader('Retry-After', '120')
    return fail(response, 429, 'RESOURCE_EXHAUSTED')
  }
  if (request.headers['x-goog-api-key'] !== google.apiKey)
    return fail(response, 403, 'PERMISSION_DENIED')
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (request.method !== 'GET' || pathname !== `/v1/places/${google.placeId}`)
    return fail(response, 404, 'NOT_FOUND')
  const mask = String(request.headers['x-goog-fieldmask'] ?? '').split(',')
  const fields = Object.entries(google.place)
  const requested = fields.filter(([name]) => mask.includes(name))
  sendJson(response, 200, Object.fromEntries(requested))
}

function fail(response: ServerResponse, code: number, status: string): void {
  const error = { code, message: `Project 4711: ${status}`, status }
  sendJson(response, code, { error })
}

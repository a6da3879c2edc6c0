import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { listenOnLoopback } from './loopback-server.ts'
import { answerWith, isMisbehavior, type Misbehavior, misbehaviors } from './misbehaviors.ts'

export interface GooglePlacesStandIn {
  url: string
  apiKey: string
  placeId: string
  /** What the place has; the field mask decides what of it is answered. */
  place: Record<string, unknown>
  /** How many requests arrived. */
  calls: number
  mode: 'answer' | 'quota' | 'denied' | 'broken' | Misbehavior
  stop(): Promise<void>
}

/** A review as the documentation of Places API (New) shows it. */
export function googleReview(number: number, change: Record<string, unknown> = {}) {
  return {
    name: `places/a-place/reviews/review-${number}`,
    relativePublishTimeDescription: 'a month ago',
    rating: 5,
    text: { text: `Text of review ${number}.`, languageCode: 'en' },
    originalText: { text: `Text of review ${number}.`, languageCode: 'en' },
    authorAttribution: {
      displayName: `Author ${number}`,
      uri: `https://www.google.com/maps/contrib/${number}/reviews`,
      photoUri: `https://lh3.googleusercontent.com/a/author-${number}=s128-c0x00000000-cc-rp-mo`,
    },
    publishTime: `2026-0${number}-14T18:26:07.123456789Z`,
    flagContentUri: `https://www.google.com/local/review/rap/report?postId=${number}`,
    googleMapsUri: `https://www.google.com/maps/reviews/data=!4m6!${number}`,
    ...change,
  }
}

/** `GET /v1/places/{id}` of Places API (New) over a real socket: key, field mask, fields and errors as documented. */
export async function startGooglePlacesStandIn(): Promise<GooglePlacesStandIn> {
  function handle(request: IncomingMessage, response: ServerResponse): void {
    standIn.calls += 1
    const { mode } = standIn
    if (isMisbehavior(mode)) return void misbehaviors[mode](response)
    if (mode === 'quota') return refuse(response, 429, 'RESOURCE_EXHAUSTED', { 'Retry-After': '120' })
    if (mode === 'broken') return refuse(response, 500, 'INTERNAL')

    const key = request.headers['x-goog-api-key']
    if (mode === 'denied' || key !== standIn.apiKey) return refuse(response, 403, 'PERMISSION_DENIED')
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (request.method !== 'GET' || path !== `/v1/places/${standIn.placeId}`) {
      return refuse(response, 404, 'NOT_FOUND')
    }
    const mask = request.headers['x-goog-fieldmask']?.toString()
    if (mask === undefined) return refuse(response, 400, 'INVALID_ARGUMENT')
    const wanted = new Set(mask.split(','))
    const answer = Object.entries(standIn.place).filter(([field]) => wanted.has(field) || wanted.has('*'))
    answerWith(response, 200, Object.fromEntries(answer))
  }

  const server = await listenOnLoopback(handle)
  const standIn: GooglePlacesStandIn = {
    ...server,
    apiKey: `AIza${randomUUID()}`,
    placeId: 'ChIJ_a-place',
    place: {
      id: 'ChIJ_a-place',
      displayName: { text: 'A Place', languageCode: 'en' },
      googleMapsUri: 'https://maps.google.com/?cid=1234567890',
      reviews: [1, 2, 3, 4, 5].map((number) => googleReview(number)),
    },
    calls: 0,
    mode: 'answer',
  }
  return standIn
}

function refuse(
  response: ServerResponse,
  code: number,
  status: string,
  headers: Record<string, string> = {},
): void {
  const message = `The request of project 4711 failed: ${status}.`
  answerWith(response, code, { error: { code, message, status } }, headers)
}

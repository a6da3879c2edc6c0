import * as v from 'valibot'

import { noteSchema, quoteSchema } from './quote-schema.ts'

// The contract of the edge function `quote-request`: POST with one action as
// JSON, and with the request's token and the visitor's address in headers.
// Every action that succeeds responds with the request as it is then.

const photoId = v.pipe(v.string(), v.uuid())

export const requestActionSchema = v.variant('action', [
  v.object({ action: v.literal('read') }),
  v.object({
    action: v.literal('correct-phone'),
    phone: quoteSchema.entries.phone,
  }),
  v.object({ action: v.literal('add-note'), note: noteSchema }),
  v.object({ action: v.literal('remove-photo'), photoId }),
  v.object({ action: v.literal('cancel') }),
  /** No more photos: the owner need not wait for two quiet minutes. */
  v.object({ action: v.literal('done') }),
])

export type RequestAction = v.InferOutput<typeof requestActionSchema>

const time = v.pipe(v.string(), v.isoTimestamp())

const requestPageSchema = v.object({
  receivedAt: time,
  /** Nothing can be changed or added afterward. */
  canceledAt: v.nullable(time),
  firstName: v.string(),
  email: v.string(),
  /** As corrected. */
  phone: v.string(),
  message: v.nullable(v.string()),
  /** What was added later, in lines. */
  note: v.nullable(v.string()),
  /** Oldest first. `path` is the site's own, and works for an hour. */
  photos: v.array(v.object({ id: photoId, path: v.string() })),
})

export type RequestPage = v.InferOutput<typeof requestPageSchema>

const refusals = [
  'unknown',
  'canceled',
  'invalid',
  'limited',
  'failed',
] as const

/**
 * - `unknown`: no such token, or one of more than thirty days ago. To the
 *   visitor that is a page that does not exist.
 * - `canceled`: the request can't be changed anymore.
 * - `limited`: too many calls by this visitor.
 * - `invalid`: a phone number or a note that the schema rejects.
 * - `failed`: nothing was changed, as far as we know.
 */
export type RequestRefusal = (typeof refusals)[number]

/** The status of each response. */
export const requestRefusals = {
  unknown: 404,
  canceled: 409,
  invalid: 422,
  limited: 429,
  failed: 503,
} as const satisfies Record<RequestRefusal, number>

export const requestResponseSchema = v.variant('ok', [
  v.object({ ok: v.literal(true), request: requestPageSchema }),
  v.object({ ok: v.literal(false), reason: v.picklist(refusals) }),
])

export type RequestResponse = v.InferOutput<typeof requestResponseSchema>

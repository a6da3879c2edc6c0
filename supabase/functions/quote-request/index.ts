import { errorName } from '#domain/error-message.ts'
import { phoneKey } from '#domain/phone-number.ts'
import {
  type RequestAction,
  requestActionSchema,
  type RequestPage,
  type RequestRefusal,
  requestRefusals,
  type RequestResponse,
} from '#domain/request-page.ts'

import { callSql, createAdminClient } from '../_shared/platform/admin-client.ts'
import { secondsToWait } from '../_shared/platform/count-visitor-use.ts'
import { readEnvironment } from '../_shared/platform/function-environment.ts'
import {
  type JsonResponse,
  jsonResponse,
  readRequest,
} from '../_shared/platform/http.ts'
import { logEvent } from '../_shared/platform/log.ts'
import { listPhotos, signPhoto } from '../_shared/platform/photo-storage.ts'
import { readTokenHash } from '../_shared/platform/request-token.ts'
import { rateLimitKey } from '../_shared/platform/visitor-hash.ts'

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment)
const respond: JsonResponse<RequestResponse> = jsonResponse

const maxBodyBytes = 16 * 1024
const hourlyLimit = 300
const sharedHourlyLimit = 3000
const hourSeconds = 3600

// Of the addresses of photos on a page that nobody caches.
const photoSeconds = 3600

Deno.serve(async (request) => {
  if (request.method !== 'POST')
    return jsonResponse(405, { error: 'Use POST' }, { Allow: 'POST' })
  try {
    return await handleAction(request)
  } catch (error) {
    return refuse('failed', { name: errorName(error) })
  }
})

async function handleAction(request: Request): Promise<Response> {
  const tokenHash = readTokenHash(request.headers)
  if (tokenHash === undefined) return refuse('unknown')
  if (!(await isAllowed(request.headers))) return refuse('limited')
  const action = await readRequest(request, requestActionSchema, maxBodyBytes)
  if (!action.ok) return refuse('invalid', { error: action.error })
  const outcome = await act(tokenHash, action.value)
  if (outcome === 'unknown' || outcome === 'canceled') return refuse(outcome)
  if (outcome === 'invalid') return refuse('invalid', { error: 'too long' })
  const page = await readPage(tokenHash)
  if (page === undefined) return refuse('unknown')
  return respond(200, { ok: true, request: page })
}

async function isAllowed(headers: Headers): Promise<boolean> {
  const wait = await secondsToWait(client, {
    kind: 'request-page',
    visitor: rateLimitKey(headers, environment),
    most: hourlyLimit,
    most_shared: sharedHourlyLimit,
    period_seconds: hourSeconds,
  })
  return wait === 0
}

/** Returns `changed`, or why nothing was. */
async function act(tokenHash: string, action: RequestAction): Promise<string> {
  const token = { token_hash: tokenHash }
  switch (action.action) {
    case 'read':
      return 'changed'
    case 'correct-phone': {
      const { phone } = action
      const key = phoneKey(phone)
      const keys = key === null ? {} : { phone_key: key }
      return await change({ ...token, phone, ...keys })
    }
    case 'add-note':
      return await change({ ...token, note: action.note })
    case 'cancel':
      return await change({ ...token, cancel: true })
    case 'remove-photo': {
      const args = { ...token, photo_id: action.photoId }
      const call = callSql(client, 'remove_quote_photo', args)
      return (await call.throwOnError()).data
    }
    case 'done':
    default: {
      const call = callSql(client, 'finish_quote_update', token)
      return (await call.throwOnError()).data
    }
  }
}

interface Change {
  token_hash: string
  phone?: string
  phone_key?: string
  note?: string
  cancel?: boolean
}

const checkViolation = '23514'

async function change(args: Change): Promise<string> {
  const { data, error } = await callSql(client, 'change_quote_request', args)
  if (error === null) return data
  // All notes together are too long.
  if (error.code === checkViolation) return 'invalid'
  throw error
}

async function readPage(tokenHash: string): Promise<RequestPage | undefined> {
  const { data } = await callSql(client, 'read_quote_request', {
    token_hash: tokenHash,
  }).throwOnError()
  const [row] = data
  if (row === undefined) return undefined
  return {
    receivedAt: new Date(row.received_at).toISOString(),
    canceledAt: timeOrNull(row.canceled_at),
    firstName: row.first_name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    note: row.note,
    photos: await readPhotos(row.quote_request_id),
  }
}

// The generated types do not know that a result may be null.
function timeOrNull(time: string | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}

async function readPhotos(
  quoteRequestId: string,
): Promise<RequestPage['photos']> {
  const photos = await listPhotos(client, quoteRequestId)
  return await Promise.all(
    photos.map(async (photo) => {
      const { path } = await signPhoto(client, photo, photoSeconds)
      return { id: photo.id, path }
    }),
  )
}

function refuse(
  reason: RequestRefusal,
  facts: Parameters<typeof logEvent>[2] = {},
): Response {
  const level = reason === 'failed' ? 'error' : 'warn'
  logEvent(level, 'quote-request-change-refused', { reason, ...facts })
  return respond(requestRefusals[reason], { ok: false, reason })
}

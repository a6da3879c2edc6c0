import { errorName } from '#domain/error-message.ts'
import {
  type PhotoRefusal,
  photoRefusals,
  type PhotoResponse,
} from '#domain/quote-photo.ts'

import { createAdminClient } from '../_shared/platform/admin-client.ts'
import { secondsToWait } from '../_shared/platform/count-visitor-use.ts'
import { readEnvironment } from '../_shared/platform/function-environment.ts'
import { type JsonResponse, jsonResponse } from '../_shared/platform/http.ts'
import { logEvent } from '../_shared/platform/log.ts'
import { readTokenHash } from '../_shared/platform/request-token.ts'
import { rateLimitKey } from '../_shared/platform/visitor-hash.ts'
import { readBody } from './read-body.ts'
import { readPicture } from './read-picture.ts'
import { storePhoto } from './store-photo.ts'

// Of a picture on its way to Storage.
const timeoutMs = 30_000

const environment = readEnvironment((name) => Deno.env.get(name))
const client = createAdminClient(environment, timeoutMs)
const respond: JsonResponse<PhotoResponse> = jsonResponse

// As many as the requests that one address may send have place for.
const dailyLimit = 120
const sharedDailyLimit = 3000
const daySeconds = 86_400

const megabyte = 1024 * 1024
// A year of requests has room on a small disk, and so has a flood of some days.
const defaultMegabytesPerDay = 200

Deno.serve(async (request) => {
  if (request.method !== 'POST')
    return jsonResponse(405, { error: 'Use POST' }, { Allow: 'POST' })
  try {
    return await addPhoto(request)
  } catch (error) {
    return refuse('failed', { name: errorName(error) })
  }
})

async function addPhoto(request: Request): Promise<Response> {
  const tokenHash = readTokenHash(request.headers)
  if (tokenHash === undefined) return refuse('unknown')
  if (!(await isAllowed(request.headers))) return refuse('limited')
  const body = await readBody(request)
  if (!body.ok) return refuse(body.reason)
  const picture = await readPicture(body.bytes)
  if (!picture.ok) return refuse(picture.reason)

  const { extension, bytes } = picture
  const photo = { tokenHash, extension, bytes, bytesPerDay: bytesPerDay() }
  const result = await storePhoto(client, photo)
  if (result.outcome !== 'stored') return refuse(result.outcome)
  const { id } = result
  logEvent('info', 'quote-photo-stored', { id, bytes: bytes.byteLength })
  return respond(200, { stored: true, id })
}

/** Fails open: without the database, no photo is stored anyway. */
async function isAllowed(headers: Headers): Promise<boolean> {
  const wait = await secondsToWait(client, {
    kind: 'photo',
    visitor: rateLimitKey(headers, environment),
    most: dailyLimit,
    most_shared: sharedDailyLimit,
    period_seconds: daySeconds,
  })
  return wait === 0
}

function bytesPerDay(): number {
  const setting = environment.QUOTE_PHOTO_MB_PER_DAY ?? ''
  const megabytes = /^\d{1,9}$/.test(setting)
    ? Number(setting)
    : defaultMegabytesPerDay
  return megabytes === 0 ? Number.MAX_SAFE_INTEGER : megabytes * megabyte
}

function refuse(
  reason: PhotoRefusal,
  facts: Parameters<typeof logEvent>[2] = {},
): Response {
  const level = reason === 'failed' ? 'error' : 'warn'
  logEvent(level, 'quote-photo-refused', { reason, ...facts })
  const { status } = photoRefusals[reason]
  return respond(status, { stored: false, reason })
}

import * as v from 'valibot'

import {
  type RequestAction,
  type RequestResponse,
  requestResponseSchema,
} from '#domain/request-page.ts'
import { requestTokenHeader } from '#domain/request-token.ts'
import { log } from '~/server/request-log.server'
import {
  functionBody,
  supabase,
  visitorCallHeaders,
} from '~/server/supabase.server'

const timeout = 10_000

export async function callRequest(
  token: string,
  action: RequestAction,
): Promise<RequestResponse> {
  const result = await supabase().functions.invoke('quote-request', {
    body: action,
    headers: { ...visitorCallHeaders(), [requestTokenHeader]: token },
    signal: AbortSignal.timeout(timeout),
  })
  const body = await functionBody(result)
  const response = v.safeParse(requestResponseSchema, body)
  if (response.success) return response.output
  log.error({ err: result.error ?? response.issues }, 'quote-request failed')
  return { ok: false, reason: 'failed' }
}

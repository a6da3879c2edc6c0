import * as v from 'valibot'

import type { RequestResponse } from '#domain/request-page.ts'
import { requestTokenSchema } from '#domain/request-token.ts'
import { changeRequest } from '~/features/quote/change-request.functions'

export async function readRequest(token: string): Promise<RequestResponse> {
  if (!v.is(requestTokenSchema, token)) return { ok: false, reason: 'unknown' }
  return await changeRequest({ data: { token, action: { action: 'read' } } })
}

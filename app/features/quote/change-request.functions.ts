import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'

import {
  type RequestResponse,
  requestActionSchema,
} from '#domain/request-page.ts'
import { requestTokenSchema } from '#domain/request-token.ts'

import { callRequest } from './call-request.server'

/** A POST, because a token must not get into the log as part of a URL. */
export const changeRequest = createServerFn({ method: 'POST' })
  .validator(
    v.object({ token: requestTokenSchema, action: requestActionSchema }),
  )
  .handler(async ({ data: { token, action } }): Promise<RequestResponse> => {
    setResponseHeader('Cache-Control', 'no-store')
    return await callRequest(token, action)
  })

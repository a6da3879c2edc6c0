import {
  setResponseHeader,
  setResponseStatus,
} from '@tanstack/react-start/server'
import * as v from 'valibot'

import {
  requestActionSchema,
  type RequestResponse,
  requestRefusals,
} from '#domain/request-page.ts'
import { requestProblems } from '~/content/request-page-text'
import { callRequest } from '~/features/quote/call-request.server'
import { requestPath } from '~/lib/request-paths'
import type { PageHandlerInput } from '~/server/page-handler'

/** Why the posted form changed nothing. */
export interface RequestProblem {
  action: string
  text: string
  typed: string
}

interface PageContext extends PageHandlerInput<{
  problem: RequestProblem | undefined
}> {
  params: { token: string }
}

export const requestPageHandlers = {
  handlers: {
    GET: ({ next }: PageContext) => {
      keepPrivate()
      return next({ context: { problem: undefined } })
    },
    POST: async ({ request, params: { token }, next }: PageContext) => {
      keepPrivate()
      const form = new URLSearchParams(await request.text())
      const fields = Object.fromEntries(form)
      const action = v.safeParse(requestActionSchema, fields)
      const response: RequestResponse = action.success
        ? await callRequest(token, action.output)
        : { ok: false, reason: 'invalid' }
      if (response.ok) return seeOther(token)

      const { reason } = response
      setResponseStatus(requestRefusals[reason])
      // The page is then the 404 page.
      if (reason === 'unknown') return next({ context: { problem: undefined } })
      const [issue] = action.issues ?? []
      const problem = {
        action: form.get('action') ?? '',
        text: issue?.message ?? requestProblems[reason],
        typed: form.get('phone') ?? form.get('note') ?? '',
      }
      return next({ context: { problem } })
    },
  },
}

function keepPrivate() {
  setResponseHeader('Cache-Control', 'no-store')
  setResponseHeader('X-Robots-Tag', 'noindex')
  setResponseHeader('Referrer-Policy', 'no-referrer')
}

function seeOther(token: string): Response {
  const headers = { Location: requestPath(token), 'Cache-Control': 'no-store' }
  return new Response(null, { status: 303, headers })
}

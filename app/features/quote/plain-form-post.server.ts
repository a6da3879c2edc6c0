import {
  getCookie,
  setCookie,
  setResponseHeader,
  setResponseStatus,
} from '@tanstack/react-start/server'
import * as v from 'valibot'

import { enabledQuoteFields } from '#domain/quote-fields.ts'
import { quoteOutcomes } from '#domain/quote-outcome.ts'
import {
  parseQuote,
  type QuoteErrors,
  type TypedQuote,
} from '#domain/quote-schema.ts'
import { requestTokenSchema } from '#domain/request-token.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { business } from '~/content/business'
import type { QuoteNoticeKind } from '~/content/quote-form-text'
import { sentParameter } from '~/lib/canonical-path'
import type { PageHandlerInput } from '~/server/page-handler'

import { readPicks } from './picks'
import { readQuote, readTrap } from './read-quote'
import { sendQuote } from './send-quote.server'

export type PostedQuote = AcceptedQuote | RejectedQuote

interface AcceptedQuote {
  status: 303
  requestToken: string | undefined
}

export interface RejectedQuote {
  status: 422 | 429 | 503
  notice: QuoteNoticeKind
  values: TypedQuote
  errors: QuoteErrors
}

type PageContext = PageHandlerInput<{ posted: PostedQuote | undefined }>

const sent = 'sent'
const parseToken = v.safeParser(requestTokenSchema)
const sentCookie = {
  // A browser keeps it for as long as the redirect may take.
  maxAge: 60,
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
} as const

/**
 * Posts without JavaScript. A cookie tells the page that this browser has sent
 * a quote, because its URL may reach others.
 */
export const quoteFormHandlers = {
  handlers: {
    GET: ({ request, next }: PageContext) => {
      const isAfterPost = new URL(request.url).searchParams.has(sentParameter)
      if (!isAfterPost) return next({ context: { posted: undefined } })
      setResponseHeader('Cache-Control', 'no-store')
      return next({ context: { posted: readSentCookie() } })
    },
    POST: async ({ request, next }: PageContext) => {
      const posted = await submitForm(request)
      if (posted.status === 303) {
        setCookie(sentParameter, posted.requestToken ?? sent, sentCookie)
        return seeOther(request)
      }
      setResponseStatus(posted.status)
      return next({ context: { posted } })
    },
  },
}

function readSentCookie(): PostedQuote | undefined {
  const cookie = getCookie(sentParameter)
  if (cookie === undefined) return undefined
  const token = parseToken(cookie)
  return { status: 303, requestToken: token.success ? token.output : undefined }
}

async function submitForm(request: Request): Promise<PostedQuote> {
  // A body that is not form data counts as an empty form.
  const form = await request.formData().catch(() => new FormData())
  const fields = enabledQuoteFields(business.quoteFields)
  const values = readQuote(form, fields)
  const parsed = parseQuote(values)
  if (!parsed.ok) {
    const { errors, isIncomplete } = parsed
    const notice = isIncomplete ? 'incomplete' : 'checkDetails'
    return { status: 422, notice, values, errors }
  }

  const { outcome, requestToken } = await sendQuote({
    quote: parsed.quote,
    trap: readTrap(form),
    picks: readPicks(form),
    page: request.url,
  })
  if (outcome === 'stored') return { status: 303, requestToken }
  const { status } = quoteOutcomes[outcome]
  return { status, notice: outcome, values, errors: {} }
}

function seeOther({ url }: Request): Response {
  const { pathname, searchParams } = new URL(url)
  searchParams.set(sentParameter, sent)
  const headers = { Location: `${pathname}?${searchParams}#${quoteFormId}` }
  return new Response(null, { status: 303, headers })
}

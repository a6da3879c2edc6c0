import { setResponseStatus } from '@tanstack/react-start/server'
import * as v from 'valibot'

import { askedQuoteFields, type QuoteFieldName } from '#functions/_shared/quote-fields.ts'
import { emptyQuote, isIncomplete, quoteRequestSchema } from '#functions/_shared/quote-validation.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import type { QuoteNoticeKind } from '~/content/quote-form-text'
import { serverSite } from '~/lib/env.server'

import { honeypotField } from './honeypot'
import { sendQuote } from './send-quote.server'

/** What a plain form post leaves to show when it does not succeed. */
export interface PostedQuote {
  notice: QuoteNoticeKind
  values: Record<QuoteFieldName, string>
  errors: Partial<Record<QuoteFieldName, string>>
}

/** The part of Start's handler context that is needed here. `context` is the server context of the page's loader. */
interface Post {
  request: Request
  next: (page: { context: { posted: PostedQuote } }) => {
    isNext: true
    context: { posted: PostedQuote }
  }
}

/**
 * `server` of every route with a form, for posts without JavaScript. It responds with 303 to the page after success,
 * otherwise with the same page (422 for input, 503 when the backend fails).
 */
export const quoteFormHandlers = {
  handlers: {
    POST: async ({ request, next }: Post) => {
      const posted = await submitPosted(request)
      if (!posted) return seeOther(request)
      setResponseStatus(posted.notice === 'failed' ? 503 : 422)
      return next({ context: { posted } })
    },
  },
}

/** @returns what went wrong, if anything. */
async function submitPosted(request: Request): Promise<PostedQuote | undefined> {
  // A body that is not a form counts as an empty one.
  const form = await request.formData().catch(() => new FormData())
  const values = { ...emptyQuote }
  for (const { name } of askedQuoteFields(serverSite().quoteFields)) {
    const value = form.get(name)
    if (typeof value === 'string') values[name] = value
  }

  const parsed = v.safeParse(quoteRequestSchema, values, { abortPipeEarly: true })
  if (!parsed.success) {
    const { nested = {} } = v.flatten<typeof quoteRequestSchema>(parsed.issues)
    const errors = Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages[0]]))
    return { notice: isIncomplete(values) ? 'incomplete' : 'invalid', values, errors }
  }

  // No key travels with a plain post: a page may be served from a cache, so a key in it would be shared by
  // strangers. The database takes identical details within ten minutes for the same request instead.
  const trap = form.get(honeypotField)
  const traces = { trap: trap instanceof File ? 'a file' : (trap ?? '') }
  const outcome = await sendQuote(parsed.output, { traces, page: request.url })
  return outcome === 'sent' ? undefined : { notice: outcome, values, errors: {} }
}

function seeOther({ url }: Request): Response {
  const { pathname, searchParams } = new URL(url)
  searchParams.set('quote', 'sent')
  const headers = { Location: `${pathname}?${searchParams}#${quoteFormId}` }
  return new Response(null, { status: 303, headers })
}

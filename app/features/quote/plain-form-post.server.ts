import { setResponseStatus } from '@tanstack/react-start/server'

import { enabledQuoteFields } from '#domain/quote-fields.ts'
import { quoteOutcomes } from '#domain/quote-outcome.ts'
import {
  parseQuote,
  type QuoteErrors,
  type TypedQuote,
} from '#domain/quote-schema.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import type { QuoteNoticeKind, SentKind } from '~/content/quote-form-text'
import { serverSite } from '~/server/env.server'

import { readQuote, readTrap } from './read-quote'
import { sendQuote } from './send-quote.server'

export interface PostedQuote {
  status: number
  notice: QuoteNoticeKind
  values: TypedQuote
  errors: QuoteErrors
}

/**
 * The part of Start's handler context used here. `context` becomes the server
 * context of the page's loader.
 */
interface PostContext {
  request: Request
  next: (page: { context: { posted: PostedQuote } }) => {
    isNext: true
    context: { posted: PostedQuote }
  }
}

/**
 * The `server` option of every route with a form, for posts without JavaScript.
 * Redirects to the page with a 303 on success and otherwise renders the same
 * page again, with 422 for an invalid form and else the status of the outcome.
 */
export const quoteFormHandlers = {
  handlers: {
    POST: async ({ request, next }: PostContext) => {
      const posted = await submitForm(request)
      if (typeof posted === 'string') return seeOther(request, posted)
      setResponseStatus(posted.status)
      return next({ context: { posted } })
    },
  },
}

async function submitForm(request: Request): Promise<SentKind | PostedQuote> {
  // A body that is not form data counts as an empty form.
  const form = await request.formData().catch(() => new FormData())
  const fields = enabledQuoteFields(serverSite().quoteFields)
  const values = readQuote(form, fields)
  const parsed = parseQuote(values)
  if (!parsed.ok) {
    const { errors, isIncomplete } = parsed
    const notice = isIncomplete ? 'incomplete' : 'checkDetails'
    return { status: 422, notice, values, errors }
  }

  const outcome = await sendQuote({
    quote: parsed.quote,
    trap: readTrap(form),
    page: request.url,
  })
  if (outcome === 'stored') return 'sent'
  const { status } = quoteOutcomes[outcome]
  return { status, notice: outcome, values, errors: {} }
}

function seeOther({ url }: Request, sent: SentKind): Response {
  const { pathname, searchParams } = new URL(url)
  searchParams.set('quote', sent)
  const headers = { Location: `${pathname}?${searchParams}#${quoteFormId}` }
  return new Response(null, { status: 303, headers })
}

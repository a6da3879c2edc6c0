import { setResponseStatus } from '@tanstack/react-start/server'
import * as v from 'valibot'

import { isTooShort } from '#domain/phone-number.ts'
import {
  enabledQuoteFields,
  type QuoteFieldName,
} from '#domain/quote-fields.ts'
import { quoteOutcomes } from '#domain/quote-outcome.ts'
import {
  emptyQuote,
  isIncomplete,
  quoteRequestSchema,
} from '#domain/quote-schema.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import type { QuoteNoticeKind, SentKind } from '~/content/quote-form-text'
import { serverSite } from '~/server/env.server'

import { honeypotField } from './honeypot'
import { sendQuote } from './send-quote.server'

/** Notice, values and errors to render after a failed plain form post. */
export interface PostedQuote {
  /** HTTP status of the page. */
  status: number
  notice: QuoteNoticeKind
  values: Record<QuoteFieldName, string>
  errors: Partial<Record<QuoteFieldName, string>>
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
  const values = { ...emptyQuote }
  for (const { name } of enabledQuoteFields(serverSite().quoteFields)) {
    const value = form.get(name)
    if (typeof value === 'string') values[name] = value
  }

  const parsed = v.safeParse(quoteRequestSchema, values, {
    abortPipeEarly: true,
  })
  if (!parsed.success) {
    const notice = isIncomplete(values) ? 'incomplete' : 'checkDetails'
    const errors = errorsByField(parsed.issues)
    return { status: 422, notice, values, errors }
  }

  const trap = form.get(honeypotField)
  const honeypot = { trap: trap instanceof File ? 'a file' : (trap ?? '') }
  const outcome = await sendQuote({
    quote: parsed.output,
    honeypot,
    page: request.url,
  })
  if (outcome === 'stored')
    return isTooShort(values.phone) ? 'sent-short-phone' : 'sent'
  const { status } = quoteOutcomes[outcome]
  return { status, notice: outcome, values, errors: {} }
}

/** Returns the first error of each field. */
function errorsByField(
  issues: v.InferIssue<typeof quoteRequestSchema>[],
): PostedQuote['errors'] {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const name = v.getDotPath(issue)
    if (name) errors[name] ??= issue.message
  }
  return errors
}

function seeOther({ url }: Request, sent: SentKind): Response {
  const { pathname, searchParams } = new URL(url)
  searchParams.set('quote', sent)
  const headers = { Location: `${pathname}?${searchParams}#${quoteFormId}` }
  return new Response(null, { status: 303, headers })
}

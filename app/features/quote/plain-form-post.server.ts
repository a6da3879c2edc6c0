import { setResponseStatus } from '@tanstack/react-start/server'
import * as v from 'valibot'

import { enabledQuoteFields, type QuoteFieldName } from '#domain/quote-fields.ts'
import { emptyQuote, isIncomplete, quoteRequestSchema } from '#domain/quote-schema.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import type { QuoteNoticeKind } from '~/content/quote-form-text'
import { serverSite } from '~/lib/env.server'

import { honeypotField } from './honeypot'
import { sendQuote } from './send-quote.server'

/** Notice, values and errors to render after a failed plain form post. */
export interface PostedQuote {
  notice: QuoteNoticeKind
  values: Record<QuoteFieldName, string>
  errors: Partial<Record<QuoteFieldName, string>>
}

/** The part of Start's handler context used here. `context` becomes the server context of the page's loader. */
interface PostContext {
  request: Request
  next: (page: { context: { posted: PostedQuote } }) => {
    isNext: true
    context: { posted: PostedQuote }
  }
}

/**
 * The `server` option of every route with a form, for posts without JavaScript. Redirects to the page with a 303 on
 * success and otherwise renders the same page again (422 for invalid input, 503 when the backend fails).
 */
export const quoteFormHandlers = {
  handlers: {
    POST: async ({ request, next }: PostContext) => {
      const posted = await submitForm(request)
      if (!posted) return seeOther(request)
      setResponseStatus(posted.notice === 'failed' ? 503 : 422)
      return next({ context: { posted } })
    },
  },
}

/** Submits a posted form. Returns undefined on success. */
async function submitForm(request: Request): Promise<PostedQuote | undefined> {
  // A body that is not form data counts as an empty form.
  const form = await request.formData().catch(() => new FormData())
  const values = { ...emptyQuote }
  for (const { name } of enabledQuoteFields(serverSite().quoteFields)) {
    const value = form.get(name)
    if (typeof value === 'string') values[name] = value
  }

  const parsed = v.safeParse(quoteRequestSchema, values, { abortPipeEarly: true })
  if (!parsed.success) {
    const { nested = {} } = v.flatten<typeof quoteRequestSchema>(parsed.issues)
    const errors = Object.fromEntries(Object.entries(nested).map(([name, messages]) => [name, messages[0]]))
    return { notice: isIncomplete(values) ? 'incomplete' : 'invalid', values, errors }
  }

  // A plain post has no idempotency key because a cached page would share its key among visitors. Instead, the
  // database treats identical details within ten minutes as the same request.
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

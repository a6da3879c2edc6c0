import { setResponseStatus } from '@tanstack/react-start/server'
import * as v from 'valibot'

import { askedQuoteFields, type QuoteFieldName } from '#functions/_shared/quote-fields.ts'
import { emptyQuote, isIncomplete, quoteRequestSchema } from '#functions/_shared/quote-validation.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import type { QuoteNoticeKind } from '~/content/quote-form'
import { serverSite } from '~/lib/env.server'

import { postedHoneypot } from './honeypot'
import { sendQuote } from './send-quote.server'

/** What a plain form post leaves to show when it does not succeed. */
export interface PostedQuote {
  notice: QuoteNoticeKind
  values: Record<QuoteFieldName, string>
  errors: Partial<Record<QuoteFieldName, string>>
}

/** The server context of a page that is rendered again, for its loader. */
type PostContext = { posted: PostedQuote }

/** The part of Start's handler context that is needed here. */
interface Post {
  request: Request
  next: (page: { context: PostContext }) => { isNext: true; context: PostContext }
}

/**
 * `server` of every route with a form, for posts without JavaScript. It responds with 303 to the page after success,
 * otherwise with the same page (422 for input, 503 when the backend fails).
 */
export const takesQuotePosts = {
  handlers: {
    POST: async ({ request, next }: Post) => {
      const result = await submitPosted(request)
      return result instanceof Response ? result : next({ context: { posted: result } })
    },
  },
}

async function submitPosted(request: Request): Promise<Response | PostedQuote> {
  // A body that is not a form counts as an empty one.
  const form = await request.formData().catch(() => new FormData())
  const values = typedIn(form)
  const parsed = v.safeParse(quoteRequestSchema, values, { abortPipeEarly: true })
  if (!parsed.success) return renderedWith(422, invalid(values, parsed.issues))

  // No key travels with a plain post: a page may be served from a cache, so a key in it would be shared by
  // strangers. The database takes identical details within ten minutes for the same request instead.
  const outcome = await sendQuote(parsed.output, {
    traces: postedHoneypot(form, Date.now()),
    page: request.url,
  })
  if (outcome === 'sent') return seeOther(request)
  return renderedWith(outcome === 'failed' ? 503 : 422, { notice: outcome, values, errors: {} })
}

type Values = PostedQuote['values']

/** The values of the fields the form has; the others are empty, whatever was posted. */
function typedIn(form: FormData): Values {
  const values: Values = { ...emptyQuote }
  for (const { name } of askedQuoteFields(serverSite().quoteFields)) {
    const value = form.get(name)
    if (typeof value === 'string') values[name] = value
  }
  return values
}

function invalid(
  values: Values,
  issues: [v.InferIssue<typeof quoteRequestSchema>, ...v.InferIssue<typeof quoteRequestSchema>[]],
): PostedQuote {
  const { nested = {} } = v.flatten<typeof quoteRequestSchema>(issues)
  return {
    notice: isIncomplete(values) ? 'incomplete' : 'invalid',
    values,
    errors: Object.fromEntries(Object.entries(nested).map(([field, messages]) => [field, messages[0]])),
  }
}

function renderedWith(status: number, posted: PostedQuote): PostedQuote {
  setResponseStatus(status)
  return posted
}

function seeOther(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('quote', 'sent')
  return new Response(null, {
    status: 303,
    headers: { Location: `${pathname}?${searchParams}#${quoteFormId}` },
  })
}

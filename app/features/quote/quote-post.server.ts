import { setResponseStatus } from '@tanstack/react-start/server'
import * as v from 'valibot'

import { emptyQuote, isIncomplete, quoteRequestSchema } from '#functions/_shared/quote-contract.ts'
import { askedQuoteFields } from '#functions/_shared/quote-fields.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { serverSite } from '~/lib/env.server'

import { postedHoneypot } from './honeypot'
import type { PostedQuote } from './quote-outcome'
import { sendQuote } from './send-quote.server'

/** What its loader finds in the server context of a page that is rendered again. */
type PostContext = { posted: PostedQuote }

/** As much as is needed here of what Start hands to the handler of any route. */
interface Post {
  request: Request
  next: (page: { context: PostContext }) => { isNext: true; context: PostContext }
}

/**
 * `server` of every route with a form. It responds when the form is posted without JavaScript: 303 back to the page
 * after success, otherwise the same page again (422 for input, 503 when the backend fails).
 */
export const takesQuotePosts = {
  handlers: {
    POST: async ({ request, next }: Post) => {
      const outcome = await submitPosted(request)
      return outcome instanceof Response ? outcome : next({ context: { posted: outcome } })
    },
  },
}

async function submitPosted(request: Request): Promise<Response | PostedQuote> {
  // A body that is no form counts as an empty one: the visitor gets the page and its messages, not a crash.
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

/** What came in the fields the form has; the others are empty, whatever was posted. */
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

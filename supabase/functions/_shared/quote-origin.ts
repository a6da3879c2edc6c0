import * as v from 'valibot'

/** Names of the request headers in which the site says where a request was made: beside the call, not in it. */
const originHeaders = { page: 'X-Quote-Page', subject: 'X-Quote-Subject' } as const

const originSchema = v.object({
  /** Path and query of the page. */
  page: v.pipe(v.string(), v.regex(/^\/[\x21-\x7e]{0,199}$/)),
  /** The service or the city of that page; left out where it has none. */
  subject: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\P{Cc}+$/u), v.maxLength(100))),
})

/** The page a request was made on. */
export type QuoteOrigin = v.InferOutput<typeof originSchema>

/** For the caller of `send-quote-email`. */
export function originAsHeaders({ page, subject }: QuoteOrigin): Record<string, string> {
  return {
    [originHeaders.page]: page,
    // A header carries ASCII only.
    ...(subject === undefined ? {} : { [originHeaders.subject]: encodeURIComponent(subject) }),
  }
}

/** What the caller says of it. What does not fit is left out: it must not cost a lead. */
export function originFromHeaders(headers: Headers): QuoteOrigin | undefined {
  const page = headers.get(originHeaders.page)
  const subject = decoded(headers.get(originHeaders.subject))
  return checked({ page, ...(subject === undefined ? {} : { subject }) }) ?? checked({ page })
}

/** Out of a row of the database. */
export function originFromColumns(row: {
  origin_page: string | null
  origin_subject: string | null
}): QuoteOrigin | undefined {
  if (row.origin_page === null) return undefined
  return { page: row.origin_page, ...(row.origin_subject === null ? {} : { subject: row.origin_subject }) }
}

/** In words, such as `Roof Cleaning (/services?tab=roof)`. */
export function originText({ page, subject }: QuoteOrigin): string {
  return subject === undefined ? page : `${subject} (${page})`
}

function checked(given: object): QuoteOrigin | undefined {
  const origin = v.safeParse(originSchema, given)
  return origin.success ? origin.output : undefined
}

function decoded(text: string | null): string | undefined {
  try {
    return text === null ? undefined : decodeURIComponent(text)
  } catch {
    return undefined
  }
}

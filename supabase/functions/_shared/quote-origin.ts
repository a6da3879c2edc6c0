/** Names of the request headers in which the site says where a request was made: beside the call, not in it. */
const originHeaders = { page: 'X-Quote-Page', subject: 'X-Quote-Subject' } as const

/** The page a request was made on. */
export interface QuoteOrigin {
  /** Path and query. */
  page: string
  /** The service or the city of that page; left out where it has none. */
  subject?: string
}

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
  const page = headers.get(originHeaders.page) ?? ''
  if (!/^\/[\x21-\x7e]{0,199}$/.test(page)) return undefined
  const subject = decoded(headers.get(originHeaders.subject) ?? '').trim()
  return /^\P{Cc}{1,100}$/u.test(subject) ? { page, subject } : { page }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Out of a row of the database. */
export function originFromColumns(
  row: Record<'origin_page' | 'origin_subject', string | null>,
): QuoteOrigin | undefined {
  if (row.origin_page === null) return undefined
  return { page: row.origin_page, ...(row.origin_subject === null ? {} : { subject: row.origin_subject }) }
}

/** In words, such as `Roof Cleaning (/services?tab=roof)`. */
export function originText({ page, subject }: QuoteOrigin): string {
  return subject === undefined ? page : `${subject} (${page})`
}

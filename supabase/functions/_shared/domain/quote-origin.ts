/** Request headers that tell where a quote request was made. They are not part of the JSON body. */
const originHeaders = { page: 'X-Quote-Page', subject: 'X-Quote-Subject' } as const

/** Page a quote request was made on. */
export interface QuoteOrigin {
  /** Path and query. */
  page: string
  /** Service or city of that page, if any. */
  subject?: string
}

/** Formats an origin as request headers for `send-quote-email`. */
export function originToHeaders({ page, subject }: QuoteOrigin): Record<string, string> {
  return {
    [originHeaders.page]: page,
    // Header values must be ASCII.
    ...(subject === undefined ? {} : { [originHeaders.subject]: encodeURIComponent(subject) }),
  }
}

/** Parses the origin headers. Invalid values are dropped, because they must not cost a lead. */
export function originFromHeaders(headers: Headers): QuoteOrigin | undefined {
  const page = headers.get(originHeaders.page) ?? ''
  if (!/^\/[\x21-\x7e]{0,199}$/.test(page)) return undefined
  const subject = decodeOrEmpty(headers.get(originHeaders.subject) ?? '').trim()
  return /^\P{Cc}{1,100}$/u.test(subject) ? { page, subject } : { page }
}

function decodeOrEmpty(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** Reads the origin from a database row. */
export function originFromColumns(
  row: Record<'origin_page' | 'origin_subject', string | null>,
): QuoteOrigin | undefined {
  if (row.origin_page === null) return undefined
  return { page: row.origin_page, ...(row.origin_subject === null ? {} : { subject: row.origin_subject }) }
}

/** Describes an origin in words, such as `Home page`, `Folsom page` or `Roof Cleaning, services page`. */
export function originText({ page, subject }: QuoteOrigin): string {
  const section = /[^/?]+/.exec(page)?.[0] ?? 'home'
  if (subject === undefined) return `${section.charAt(0).toUpperCase()}${section.slice(1)} page`
  return section === 'services' ? `${subject}, services page` : `${subject} page`
}

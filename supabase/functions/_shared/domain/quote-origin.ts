import * as v from 'valibot'

export const quoteOriginSchema = v.object({
  page: v.pipe(v.string(), v.regex(/^\/[\x21-\x7e]{0,199}$/)),
  // A page without its subject is worth more than neither.
  subject: v.fallback(
    v.optional(
      v.pipe(v.string(), v.trim(), v.regex(/^[^\p{Cc}\p{Surrogate}]{1,100}$/u)),
    ),
    undefined,
  ),
})

export type QuoteOrigin = v.InferOutput<typeof quoteOriginSchema>

export function originFromColumns(
  row: Record<'origin_page' | 'origin_subject', string | null>,
): QuoteOrigin | undefined {
  if (row.origin_page === null) return undefined
  return {
    page: row.origin_page,
    ...(row.origin_subject === null ? {} : { subject: row.origin_subject }),
  }
}

export function originText({ page, subject }: QuoteOrigin): string {
  const section = /[^/?]+/.exec(page)?.[0] ?? 'home'
  if (subject === undefined)
    return `${section.charAt(0).toUpperCase()}${section.slice(1)} page`
  return section === 'services'
    ? `${subject}, services page`
    : `${subject} page`
}

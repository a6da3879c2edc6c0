import { escapeMarkup } from '../../supabase/functions/_shared/escape-markup.ts'
import { formatPhone } from '../../supabase/functions/_shared/format-phone.ts'
import { type OutOfOrder, outOfOrder } from '../content/out-of-order.ts'
import type { Site } from '../content/site.ts'

/**
 * A page that needs nothing but itself, for when nothing else can answer: what happened, and the telephone number.
 * Its one style is allowed by the policy every bare page of this server has.
 */
export function plainPage(what: OutOfOrder, { name, phone }: Pick<Site, 'name' | 'phone'>): string {
  const { title, text } = outOfOrder[what]
  const [before = '', after = ''] = text.split('{phone}').map(escapeMarkup)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${title} | ${name}`)}</title>
<style>body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:#14242b;background:#fff}a{color:inherit;font-weight:700}</style>
<main><h1>${escapeMarkup(title)}</h1><p>${before}<a href="tel:${escapeMarkup(phone)}">${escapeMarkup(formatPhone(phone))}</a>${after}</p></main>
</html>
`
}

import { escapeHtml } from '#domain/escape-html.ts'
import { formatPhone } from '#domain/format-phone.ts'
import { brandColors } from '~/content/brand-colors'
import { business } from '~/content/business'
import {
  errorResponseTexts,
  type ErrorStatus,
} from '~/content/error-response-text'
import { plainPagePolicy } from '~/lib/security-headers'

import stylesheet from './error-responses.css?raw'

export function errorResponse(
  status: ErrorStatus,
  accept: string | null | undefined,
  headers: HeadersInit = {},
): Response {
  const wantsHtml = accept?.includes('text/html') ?? false
  const body = wantsHtml
    ? errorPage(status)
    : JSON.stringify({ error: errorResponseTexts[status].title })
  const response = new Response(body, { status, headers })
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set(
    'Content-Type',
    wantsHtml ? 'text/html; charset=utf-8' : 'application/json',
  )
  if (wantsHtml)
    response.headers.set('Content-Security-Policy', plainPagePolicy)
  return response
}

export function errorStatus(status: number): ErrorStatus {
  const statuses = [400, 403, 404, 405, 413, 503] as const
  const known = statuses.find((each) => each === status)
  if (known) return known
  return status < 500 ? 400 : 500
}

function errorPage(status: ErrorStatus): string {
  const { name, phone } = business
  const { title, text } = errorResponseTexts[status]
  const number = escapeHtml(formatPhone(phone))
  const link = `<a href="tel:${escapeHtml(phone)}">${number}</a>`
  const message = escapeHtml(text).replace('{phone}', link)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${name}`)}</title>
<style>
:root { --color-ink: ${brandColors.ink} }
${stylesheet}</style>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${message}</p>
</main>
</html>
`
}

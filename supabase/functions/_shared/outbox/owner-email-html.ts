import { escapeHtml } from '#domain/escape-html.ts'
import { colors } from '#generated/colors.ts'

import { type Html, html, nothing } from './html.ts'
import type { EmailContent } from './owner-email-text.ts'
import type {
  ContactLink,
  LabeledText,
  LeadWords,
} from './owner-email-words.ts'
import type {
  AttachedPhoto,
  EmailPhotos,
  LinkedPhoto,
} from './update-photos.ts'

// Mail clients drop style elements, invert colors for dark mode and ignore most
// of CSS. Text without a background of its own has no color either: it keeps
// the client's, light or dark.

const {
  ink,
  action,
  'action-tint': noteTint,
  'accent-tint': buttonTint,
} = colors

const body =
  'margin:0;padding:0;font:17px/1.45 -apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif'
// Fixed, so that a long word breaks instead of widening the email.
const column =
  'width:100%;max-width:480px;table-layout:fixed;border-collapse:separate'
const wrap = 'overflow-wrap:anywhere;word-break:break-word'
const soft = 'opacity:.75'
const link = `display:block;font-weight:700;color:${ink};text-decoration:none;text-align:center`

// Otherwise a table has gaps, and clients may draw its borders.
const noGaps = { cellpadding: '0', cellspacing: '0', border: '0' }
const layout = { role: 'presentation', ...noGaps }

export function renderHtml(content: EmailContent): string {
  const cell = html`<tr>
    <td align="left" style="${body};${wrap}">${renderContent(content)}</td>
  </tr>`
  const page = html`<tr>
    <td align="center" style="padding:20px 16px 24px">
      ${renderTable({ ...layout, align: 'center', style: column }, cell)}
    </td>
  </tr>`
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.lead.heading}</title>
      </head>
      <body style="${body}">
        ${renderTable({ ...layout, width: '100%' }, page)}
      </body>
    </html> `.markup
}

function renderContent({
  lead,
  siteName,
  quoteRequestId,
  photos,
}: EmailContent): Html {
  const { heading, received, notes, call, messages, details } = lead
  const style = 'margin:0;font-size:27px;line-height:1.15;font-weight:800'
  return html`<h1 style="${style}">${heading}</h1>
    ${renderStroke()}
    <p style="margin:0 0 16px;${soft}">${received}</p>
    ${renderNotes(notes)} ${renderCall(call)} ${renderOthers(lead, siteName)}
    ${messages.map(renderMessage)} ${renderPhotos(photos)}
    ${renderDetails(details)}
    <p style="margin:20px 0 0;font-size:13px;opacity:.6">
      ${siteName}<br />Request ${quoteRequestId}
    </p>`
}

function renderTable(
  attributes: Record<string, string>,
  rows: Html | Html[],
): Html {
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapeHtml(value)}"`,
  )
  return html`<table ${{ markup: written.join(' ') }}>
    ${rows}
  </table>`
}

// Slanted ends are the corners of borders.
function renderStroke(): Html {
  const corner = 'width:0;height:0;font-size:0;line-height:0'
  const start = `${corner};border-bottom:6px solid ${action};border-left:3px solid transparent`
  const bar = `width:64px;height:6px;font-size:0;line-height:0;background-color:${action}`
  const end = `${corner};border-top:6px solid ${action};border-right:3px solid transparent`
  const row = html`<tr>
    <td style="padding:0"><div style="${start}"></div></td>
    <td bgcolor="${action}" width="64" height="6" style="${bar}"></td>
    <td style="padding:0"><div style="${end}"></div></td>
  </tr>`
  return renderTable({ ...layout, style: 'margin:12px 0 10px' }, row)
}

function renderNotes(notes: string[]): Html {
  if (notes.length === 0) return nothing
  const box = `padding:6px 14px;border-radius:8px;background-color:${noteTint};color:${ink}`
  const row = html`<tr>
    <td bgcolor="${noteTint}" style="${box}">
      ${notes.map((note) => html`<p style="margin:6px 0">${note}</p>`)}
    </td>
  </tr>`
  return renderTable(
    { ...layout, width: '100%', style: 'margin:0 0 14px' },
    row,
  )
}

function renderCall(call: ContactLink | undefined): Html {
  if (call === undefined) return nothing
  const button = `background-color:${action};border-radius:8px`
  const style = `${link};padding:14px 10px;font-size:22px;line-height:30px`
  const row = html`<tr>
    <td bgcolor="${action}" style="${button}">
      <a href="${call.href}" style="${style}">Call ${call.label}</a>
    </td>
  </tr>`
  return renderTable({ ...layout, width: '100%' }, row)
}

function renderOthers({ text, email }: LeadWords, siteName: string): Html {
  const cells: Html[] = []
  if (text !== undefined) cells.push(renderOther(text))
  if (text !== undefined && email !== undefined)
    cells.push(html`<td width="10" style="width:10px"></td>`)
  if (email !== undefined) cells.push(renderOther(withSubject(email, siteName)))
  if (cells.length === 0) return nothing
  const style =
    'width:100%;table-layout:fixed;border-collapse:separate;margin:10px 0 0'
  return renderTable(
    { ...layout, style },
    html`<tr>
      ${cells}
    </tr>`,
  )
}

function renderOther({ href, label }: ContactLink): Html {
  const button = `background-color:${buttonTint};border-radius:8px`
  const style = `${link};padding:12px 10px;font-size:17px;line-height:26px`
  return html`<td bgcolor="${buttonTint}" style="${button}">
    <a href="${href}" style="${style}">${label}</a>
  </td>`
}

function withSubject(
  { href, label }: ContactLink,
  siteName: string,
): ContactLink {
  const subject = siteName === '' ? 'Your quote' : `Your quote from ${siteName}`
  return { href: `${href}?subject=${encodeURIComponent(subject)}`, label }
}

function renderMessage({ label, text }: LabeledText): Html {
  const lines = text.split('\n').map((line) => html`${line}<br />`)
  const style = `margin:0;padding:2px 0 2px 14px;border-left:4px solid ${action}`
  return html`<p style="margin:20px 0 6px;font-size:14px;${soft}">${label}</p>
    <blockquote dir="auto" style="${style}">${lines}</blockquote>`
}

function renderPhotos({ attached, linked }: EmailPhotos): Html {
  const photos = [...attached.map(renderAttached), ...linked.map(renderLinked)]
  return html`${photos}`
}

// Few mail clients decode the others.
const shownTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])

function renderAttached({ photo, label, type }: AttachedPhoto): Html {
  if (!shownTypes.has(type))
    return html`<p style="margin:14px 0 0">${label} is attached.</p>`
  const style =
    'display:block;width:100%;height:auto;margin:14px 0 0;border-radius:8px'
  return html`<img
    src="cid:${photo.id}"
    alt="${label}"
    width="480"
    style="${style}"
  />`
}

function renderLinked({ label, url }: LinkedPhoto): Html {
  return html`<p style="margin:14px 0 0">
    <a href="${url}">${label}</a> (too large to attach)
  </p>`
}

function renderDetails(details: LabeledText[]): Html {
  const style =
    'width:100%;table-layout:fixed;border-collapse:separate;margin:18px 0 0'
  return renderTable({ ...noGaps, style }, details.map(renderDetail))
}

function renderDetail({ label, text }: LabeledText): Html {
  const cell =
    'padding:3px 0;vertical-align:top;text-align:left;font-weight:400'
  const name = `${cell};width:92px;font-size:14px;line-height:1.75;${soft}`
  return html`<tr>
    <th width="92" style="${name}">${label}</th>
    <td dir="auto" style="${cell};${wrap}">${text}</td>
  </tr>`
}

import { type Html, html } from './html.ts'
import type { ContactLink, LabeledText } from './lead-summary.ts'
import type { EmailContent } from './render-text.ts'

/*
 * Mail clients drop style elements, invert colors for dark mode and ignore most
 * of CSS. So every style is inline, the layout is tables, and there are no
 * pictures. Text without a background of its own has no color either: it keeps
 * the client's, light or dark. An element with a background sets both.
 */

const poppy = '#f5921e'
const ink = '#0a1d2e'
const waterTint = '#d6ebf8'
const noteTint = '#fdecd2'

const body =
  'margin:0;padding:0;font:17px/1.45 -apple-system,BlinkMacSystemFont,Roboto,Helvetica,Arial,sans-serif'
// Fixed, so that a long word breaks instead of widening the email.
const column =
  'width:100%;max-width:480px;table-layout:fixed;border-collapse:separate'
const wrap = 'overflow-wrap:anywhere;word-break:break-word'
const soft = 'opacity:.75'
const link = `display:block;font-weight:700;color:${ink};text-decoration:none;text-align:center`

/**
 * Renders the HTML part of the owner's email, which fits one screen of a phone.
 */
export function renderHtml({
  summary,
  siteName,
  requestId,
}: EmailContent): string {
  const { heading, received, notes, call, text, email, messages, details } =
    summary
  const others = [text, email && withSubject(email, siteName)].filter(
    (contact) => contact !== undefined,
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${heading}</title>
      </head>
      <body style="${body}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
        >
          <tr>
            <td align="center" style="padding:20px 16px 24px">
              <table
                role="presentation"
                align="center"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="${column}"
              >
                <tr>
                  <td align="left" style="${body};${wrap}">
                    <h1
                      style="margin:0;font-size:27px;line-height:1.15;font-weight:800"
                    >
                      ${heading}
                    </h1>
                    ${renderStroke()}
                    <p style="margin:0 0 16px;${soft}">${received}</p>
                    ${notes.length === 0 ? [] : renderNotes(notes)}
                    ${call === undefined ? [] : renderCall(call)}
                    ${others.length === 0 ? [] : renderOthers(others)}
                    ${messages.map(renderMessage)} ${renderDetails(details)}
                    <p style="margin:20px 0 0;font-size:13px;opacity:.6">
                      ${siteName}<br />Request ${requestId}
                    </p>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup
}

/**
 * Draws the stroke of the logo: a bar whose slanted ends are the corners of
 * borders.
 */
function renderStroke(): Html {
  const corner = 'width:0;height:0;font-size:0;line-height:0'
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:12px 0 10px"
  >
    <tr>
      <td style="padding:0">
        <div
          style="${corner};border-bottom:6px solid ${poppy};border-left:3px solid transparent"
        ></div>
      </td>
      <td
        bgcolor="${poppy}"
        width="64"
        height="6"
        style="width:64px;height:6px;font-size:0;line-height:0;background-color:${poppy}"
      ></td>
      <td style="padding:0">
        <div
          style="${corner};border-top:6px solid ${poppy};border-right:3px solid transparent"
        ></div>
      </td>
    </tr>
  </table>`
}

function renderNotes(notes: string[]): Html {
  const box = `padding:6px 14px;border-radius:8px;background-color:${noteTint};color:${ink}`
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 14px"
  >
    <tr>
      <td bgcolor="${noteTint}" style="${box}">
        ${notes.map((note) => html`<p style="margin:6px 0">${note}</p>`)}
      </td>
    </tr>
  </table>`
}

function renderCall({ href, label }: ContactLink): Html {
  const style = `${link};padding:14px 10px;font-size:22px;line-height:30px`
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
  >
    <tr>
      <td
        bgcolor="${poppy}"
        style="background-color:${poppy};border-radius:8px"
      >
        <a href="${href}" style="${style}">Call ${label}</a>
      </td>
    </tr>
  </table>`
}

/** Adds the subject with which the owner's own email to the visitor begins. */
function withSubject(
  { href, label }: ContactLink,
  siteName: string,
): ContactLink {
  const subject =
    siteName === '' ? 'Your free quote' : `Your free quote from ${siteName}`
  return { href: `${href}?subject=${encodeURIComponent(subject)}`, label }
}

function renderOthers(contacts: ContactLink[]): Html {
  const style = `${link};padding:12px 10px;font-size:17px;line-height:26px`
  const spacing =
    'width:100%;table-layout:fixed;border-collapse:separate;margin:10px 0 0'
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${spacing}"
  >
    <tr>
      ${contacts.map(
        ({ href, label }, index) =>
          html`${index === 0 ? [] : html`<td width="10" style="width:10px"></td>`}
            <td
              bgcolor="${waterTint}"
              style="background-color:${waterTint};border-radius:8px"
            >
              <a href="${href}" style="${style}">${label}</a>
            </td>`,
      )}
    </tr>
  </table>`
}

function renderMessage({ label, text }: LabeledText): Html {
  const lines = text.split('\n').map((line) => html`${line}<br />`)
  const style = `margin:0;padding:2px 0 2px 14px;border-left:4px solid ${poppy}`
  return html`<p style="margin:20px 0 6px;font-size:14px;${soft}">${label}</p>
    <blockquote dir="auto" style="${style}">${lines}</blockquote>`
}

function renderDetails(details: LabeledText[]): Html {
  const cell =
    'padding:3px 0;vertical-align:top;text-align:left;font-weight:400'
  return html`<table
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="width:100%;table-layout:fixed;border-collapse:separate;margin:18px 0 0"
  >
    ${details.map(
      ({ label, text }) =>
        html`<tr>
          <th
            width="92"
            style="${cell};width:92px;font-size:14px;line-height:1.75;${soft}"
          >
            ${label}
          </th>
          <td dir="auto" style="${cell};${wrap}">${text}</td>
        </tr>`,
    )}
  </table>`
}

import type { LabeledText, LeadWords } from './owner-email-words.ts'
import type { EmailPhotos } from './update-photos.ts'

export interface EmailContent {
  lead: LeadWords
  siteName: string
  quoteRequestId: string
  photos: EmailPhotos
}

export function renderText({
  lead,
  siteName,
  quoteRequestId,
  photos,
}: EmailContent): string {
  const { heading, received, notes, messages, details } = lead
  const blocks = [
    `${heading}\n${received}`,
    notes.join('\n'),
    listLinks(lead),
    ...messages.map(quote),
    listPhotos(photos),
    alignLabels(details),
    [siteName, `Request ${quoteRequestId}`].filter(Boolean).join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function listLinks({ call, text, email }: LeadWords): string {
  const lines: LabeledText[] = []
  if (call !== undefined)
    lines.push({ label: 'Call', text: `${call.label}  ${call.href}` })
  if (text !== undefined) lines.push({ label: 'Text', text: text.href })
  if (email !== undefined) lines.push({ label: 'Email', text: email.href })
  return alignLabels(lines)
}

function listPhotos({ attached, linked }: EmailPhotos): string {
  return alignLabels([
    ...attached.map(({ label }) => ({ label, text: 'attached' })),
    ...linked.map(({ label, url }) => ({ label, text: url })),
  ])
}

// None of the visitor's lines may pass for ours.
function quote({ label, text }: LabeledText): string {
  const lines = text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
  return `${label}:\n${lines.join('\n')}`
}

function alignLabels(lines: LabeledText[]): string {
  const lengths = lines.map(({ label }) => label.length)
  const longest = Math.max(...lengths)
  const aligned = lines.map(({ label, text }) => {
    const column = `${label}:`.padEnd(longest + 2)
    return `${column}${text}`
  })
  return aligned.join('\n')
}

import { classNames } from '~/components/ui/class-names'

interface TextPart {
  /** Where in the text the part begins. */
  start: number
  text: string
  href?: string
}

// As the answers format them: (916) 555-0142, hello@rivermark.example.
const contact = /\(\d{3}\) \d{3}-\d{4}|[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi

/** Splits a text at its phone numbers and email addresses. */
export function splitContacts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(contact)) {
    if (index > end) parts.push({ start: end, text: text.slice(end, index) })
    parts.push({ start: index, text: found, href: linkTo(found) })
    end = index + found.length
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end) })
  return parts
}

function linkTo(found: string): string {
  return found.includes('@') ? `mailto:${found}` : `tel:+1${found.replaceAll(/\D/g, '')}`
}

/** Text whose phone numbers and email addresses are links. */
export function ContactText({ text }: { text: string }) {
  return splitContacts(text).map(({ start, text: part, href }) =>
    href === undefined ? (
      part
    ) : (
      <a
        key={start}
        href={href}
        className={classNames(
          'font-semibold wrap-anywhere text-water-strong underline underline-offset-2',
          href.startsWith('tel:') && 'whitespace-nowrap',
        )}
      >
        {part}
      </a>
    ),
  )
}

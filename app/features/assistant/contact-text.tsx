import { classNames } from '~/components/ui/class-names'

// As the answers format them: (916) 555-0142, hello@rivermark.example.
const contact = /(\(\d{3}\) \d{3}-\d{4}|[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+)/i

/** Text whose phone numbers and email addresses are links. */
export function ContactText({ text }: { text: string }) {
  return text.split(contact).map((part, index) => {
    if (index % 2 === 0) return part
    const isEmail = part.includes('@')
    return (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- the same contact may stand twice in a text
        key={index}
        href={isEmail ? `mailto:${part}` : `tel:+1${part.replaceAll(/\D/g, '')}`}
        className={classNames(
          'font-semibold wrap-anywhere text-water-strong underline underline-offset-2',
          !isEmail && 'whitespace-nowrap',
        )}
      >
        {part}
      </a>
    )
  })
}

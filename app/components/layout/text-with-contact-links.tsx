import { clsx } from 'clsx'

// Contacts as the answers format them: (212) 555-0100, hello@firm.example.
const phone = String.raw`\(\d{3}\) \d{3}-\d{4}`
const email = String.raw`[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+`
const contact = new RegExp(`(${phone}|${email})`, 'i')

export function TextWithContactLinks({ text }: { text: string }) {
  return text.split(contact).map((part, index) => {
    if (index % 2 === 0) return part
    const isEmail = part.includes('@')
    return (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- a text may contain the same contact twice
        key={index}
        href={
          isEmail ? `mailto:${part}` : `tel:+1${part.replaceAll(/\D/g, '')}`
        }
        className={clsx(
          'font-semibold wrap-anywhere text-accent-strong underline underline-offset-2',
          !isEmail && 'whitespace-nowrap',
        )}
      >
        {part}
      </a>
    )
  })
}

import { formatPhone } from '#functions/_shared/format-phone.ts'
import { waysToAsk } from '~/content/ways-to-ask'

/** A link to the phone that says its number, such as `Call (916) 555-0142`. */
interface WayToCall {
  href: string
  label: string
}

export function wayToCall(phone: string): WayToCall {
  return { href: `tel:${phone}`, label: `${waysToAsk.call} ${formatPhone(phone)}` }
}

import { formatPhone } from '#domain/format-phone.ts'
import { ctaTexts } from '~/content/cta-text'

/** The label is such as `Call (916) 555-0142`. */
export function phoneLink(phone: string) {
  return {
    href: `tel:${phone}`,
    label: `${ctaTexts.call} ${formatPhone(phone)}`,
  }
}

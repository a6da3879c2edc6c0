import { formatPhone } from '#domain/format-phone.ts'
import { ctaTexts } from '~/content/cta-text'

/** The label is such as `Call (212) 555-0100`. */
export function phoneLink(phone: string) {
  return {
    href: `tel:${phone}`,
    label: `${ctaTexts.call} ${formatPhone(phone)}`,
  }
}

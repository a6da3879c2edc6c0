import { formatPhone } from '#functions/_shared/format-phone.ts'
import { PostalAddress } from '~/business/postal-address'
import { useSite } from '~/business/use-site'
import { claims } from '~/content/claims'

// As tall as a thumb, and so one like the other.
const row = 'py-2.5'
const link = 'underline-offset-4 hover:text-on-deep hover:underline'

/** Phone, e-mail, address and hours, as the footer lists them. */
export function ContactDetails() {
  const { phone, email } = useSite()
  return (
    <address className="mt-2 flex flex-col items-start text-on-deep-soft not-italic">
      <a href={`tel:${phone}`} className={`${row} ${link}`}>
        {formatPhone(phone)}
      </a>
      <a href={`mailto:${email}`} className={`${row} wrap-anywhere ${link}`}>
        {email}
      </a>
      <p className={row}>
        <PostalAddress />
      </p>
      <p className={row}>{claims.openingHours}</p>
    </address>
  )
}

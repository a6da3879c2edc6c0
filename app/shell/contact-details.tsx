import { formatPhone } from '#functions/_shared/format-phone.ts'
import { useSite } from '~/business/use-site'
import { claims } from '~/content/claims'

const link = 'underline-offset-4 hover:text-on-deep hover:underline'

/** Phone, e-mail, address and hours, as the footer lists them. */
export function ContactDetails() {
  const { phone, email, address } = useSite()
  return (
    <address className="mt-3 text-on-deep-soft not-italic">
      <a href={`tel:${phone}`} className={`inline-flex min-h-11 items-center ${link}`}>
        {formatPhone(phone)}
      </a>
      <br />
      <a href={`mailto:${email}`} className={`inline-block py-1.5 ${link}`}>
        {email}
      </a>
      <p className="mt-1.5">
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
      </p>
      <p className="mt-3">{claims.openingHours.text}</p>
    </address>
  )
}

import { formatPhone } from '#functions/_shared/format-phone.ts'
import { PostalAddress } from '~/components/layout/postal-address'
import { useSite } from '~/components/layout/use-site'
import { sectionHeadings } from '~/content/home'
import { answering } from '~/content/marketing-claims'
import { BusinessMap } from '~/features/map/business-map'

/** Phone, e-mail, address and map: the last chance to reach us before the footer. */
export function ContactBlock() {
  const { phone, email } = useSite()
  return (
    <section aria-labelledby="contact-title" className="bg-water-tint pb-10">
      <div className="page-width grid grid-cols-1 gap-8 py-10 lg:grid-cols-[1fr_1.2fr] lg:gap-20 lg:py-20">
        <div>
          <h2 id="contact-title" className="text-title">
            {sectionHeadings.contact}
          </h2>
          <address className="mt-5 not-italic">
            <a
              href={`tel:${phone}`}
              className="-mt-2 inline-block py-1 font-display text-phone leading-none font-extrabold text-water-strong even-digits lg:text-phone-beside lg:whitespace-nowrap underline-offset-8 hover:underline"
            >
              {formatPhone(phone)}
            </a>
            <br />
            <a
              href={`mailto:${email}`}
              className="mt-2 inline-block py-1 text-lead font-semibold break-all text-water-strong underline underline-offset-4 hover:text-water"
            >
              {email}
            </a>
            <p className="mt-4 text-lead">
              <PostalAddress />
            </p>
          </address>
          <p className="mt-4 max-w-prose text-ink-soft">{answering}</p>
        </div>
        <BusinessMap />
      </div>
    </section>
  )
}

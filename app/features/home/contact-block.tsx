import { formatPhone } from '#domain/format-phone.ts'
import { PostalAddress } from '~/components/layout/postal-address'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { sectionHeadings } from '~/content/home-page-text'
import { replyTimes } from '~/content/marketing-claims'
import { AreaDrawing } from '~/features/map/area-drawing'
import { StreetMap } from '~/features/map/street-map'

/** Renders phone, email, address and the map. */
export function ContactBlock() {
  const { phone, email } = useSiteSettings()
  return (
    <section aria-labelledby="contact-title" className="bg-water-tint">
      <div className="page-width grid grid-cols-1 gap-8 py-10 lg:grid-cols-[1fr_1.2fr] lg:gap-20 lg:py-20">
        <div>
          <h2 id="contact-title" className="text-title">
            {sectionHeadings.contact}
          </h2>
          <address className="mt-5 not-italic">
            <a href={`tel:${phone}`} className="contact-block-phone">
              {formatPhone(phone)}
            </a>
            <br />
            <a href={`mailto:${email}`} className="contact-block-email">
              {email}
            </a>
            <p className="mt-4 text-lead">
              <PostalAddress />
            </p>
          </address>
          <p className="mt-4 max-w-prose text-ink-soft">{replyTimes}</p>
          <StreetMap className="mt-6" />
        </div>
        <AreaDrawing className="self-center" />
      </div>
    </section>
  )
}

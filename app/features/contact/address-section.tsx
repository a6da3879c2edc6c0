import { PostalAddress } from '~/components/layout/postal-address'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { contactHeadings } from '~/content/contact-page-text'
import { AreaDrawing } from '~/features/map/area-drawing'
import { StreetMap } from '~/features/map/street-map'

/** Renders the address with its map, beside a drawing of the served places. */
export function AddressSection() {
  const { name } = useSiteSettings()
  return (
    <section aria-labelledby="address-title" className="contact-address">
      <div className="contact-address-words">
        <h2 id="address-title" className="text-title">
          {contactHeadings.address}
        </h2>
        <address className="mt-5 text-lead not-italic">
          {name}
          <br />
          <PostalAddress />
        </address>
        <StreetMap className="mt-6" />
      </div>
      <AreaDrawing className="contact-address-drawing" />
    </section>
  )
}

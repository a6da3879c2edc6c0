import { PostalAddress } from '~/components/layout/postal-address'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { contactHeadings } from '~/content/contact-page-text'
import { AreaMap } from '~/features/map/area-map'
import { DirectionsLink } from '~/features/map/directions-link'

/** Renders the address beside the map. */
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
        <p className="mt-4">
          <DirectionsLink />
        </p>
      </div>
      <AreaMap className="contact-address-map" />
    </section>
  )
}

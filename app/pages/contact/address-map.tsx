import { contactHeadings } from '~/content/contact-text'
import { useSite } from '~/content/use-site'
import { BusinessMap } from '~/features/map/business-map'

/** The street address and its map. */
export function AddressMap() {
  const { name, address } = useSite()
  return (
    <section
      aria-labelledby="address-title"
      className="page-width section-space grid gap-8 lg:grid-cols-[1fr_2fr] lg:gap-16"
    >
      <div>
        <h2 id="address-title" className="text-title">
          {contactHeadings.address}
        </h2>
        <address className="mt-5 text-lead not-italic">
          {name}
          <br />
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </address>
      </div>
      <BusinessMap />
    </section>
  )
}

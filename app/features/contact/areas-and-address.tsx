import { PostalAddress } from '~/components/layout/postal-address'
import { ServiceAreaList } from '~/components/layout/service-area-list'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { serviceAreas } from '~/content/cities/service-areas'
import { contactHeadings } from '~/content/contact-page-text'
import { homeSections } from '~/content/navigation'
import { AreaMap } from '~/features/map/area-map'
import { DirectionsLink } from '~/features/map/directions-link'

/** Renders the served places beside their map, with the address below it. */
export function AreasAndAddress() {
  return (
    <section
      id={homeSections.serviceAreas}
      tabIndex={-1}
      aria-labelledby="areas-title"
      className="slant-edge bg-concrete"
    >
      <div className="contact-areas">
        <div className="contact-areas-names">
          <h2 id="areas-title" className="text-title">
            {contactHeadings.areas}
          </h2>
          <ServiceAreaList areas={serviceAreas} columns={2} className="mt-6" />
        </div>
        <AreaMap className="contact-areas-map" />
        <Address />
      </div>
    </section>
  )
}

function Address() {
  const { name } = useSiteSettings()
  return (
    <div className="contact-address">
      <h3 className="text-heading">{contactHeadings.address}</h3>
      <address className="text-lead not-italic">
        {name}
        <br />
        <PostalAddress />
      </address>
      <DirectionsLink />
    </div>
  )
}

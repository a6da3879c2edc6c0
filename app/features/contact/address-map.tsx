import { PostalAddress } from '~/components/layout/postal-address'
import { useSite } from '~/components/layout/use-site'
import { contactHeadings } from '~/content/contact'
import { BusinessMap } from '~/features/map/business-map'

/** The street address, on a map that runs out of the window. */
export function AddressMap() {
  const { name } = useSite()
  return (
    <section
      aria-labelledby="address-title"
      className="page-width section-space grid items-center gap-8 overflow-x-clip lg:w-auto lg:grid-cols-[1fr_min(100%-2.5rem,76rem)_1fr] lg:gap-0"
    >
      <div className="lg:col-start-2 lg:row-start-1 lg:w-1/3">
        <h2 id="address-title" className="text-title">
          {contactHeadings.address}
        </h2>
        <address className="mt-5 text-lead not-italic">
          {name}
          <br />
          <PostalAddress />
        </address>
      </div>
      <BusinessMap className="lg:col-span-2 lg:col-start-2 lg:row-start-1 lg:ml-[min(26rem,34%)]" />
    </section>
  )
}

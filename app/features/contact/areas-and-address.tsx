import { CityList } from '~/components/layout/city-list'
import { PostalAddress } from '~/components/layout/postal-address'
import { type Address, business } from '~/content/business'
import { cityIndex } from '~/content/cities/city-index'
import { contactHeadings } from '~/content/contact-page-text'
import { homeSections } from '~/content/navigation'
import { AreaMap } from '~/features/map/area-map'
import { DirectionsLink } from '~/features/map/directions-link'
import { hasMap } from '~/features/map/served-region'

const citiesByName = [...cityIndex]
citiesByName.sort((one, other) => (one.name < other.name ? -1 : 1))

export function AreasAndAddress() {
  if (cityIndex.length === 0 && !hasMap && !business.address) return null
  return (
    <section
      id={homeSections.serviceAreas}
      tabIndex={-1}
      aria-labelledby="areas-title"
      className="bg-ground-shade slant-edge"
    >
      <div className="mx-5 grid gap-y-8 pt-14 pb-8 lg:mx-0 lg:grid-cols-[var(--spacing-gutter)_minmax(0,min(38rem,52vw))_minmax(0,1fr)_var(--spacing-gutter)] lg:grid-rows-[1fr_auto] lg:pt-20 lg:pb-10">
        <div className="grid grid-cols-1 content-start gap-x-16 gap-y-6 lg:col-start-2 lg:row-span-2 lg:pr-16 lg:only:col-[2/4] lg:only:grid-cols-[1fr_2fr] lg:only:pr-0">
          <h2 id="areas-title" className="text-title">
            {contactHeadings.areas}
          </h2>
          {cityIndex.length > 0 && (
            <CityList cities={citiesByName} isDownward />
          )}
        </div>
        {hasMap && (
          <AreaMap className="h-72 sm:h-112 lg:col-span-2 lg:col-start-3 lg:h-auto lg:max-h-192 lg:min-h-96 low:h-72" />
        )}
        {business.address && <AddressBlock address={business.address} />}
      </div>
    </section>
  )
}

function AddressBlock({ address }: { address: Address }) {
  return (
    <div className="grid content-start items-start gap-x-8 gap-y-2 sm:max-lg:grid-cols-2 lg:col-start-3 xl:grid-cols-2">
      <h3 className="text-heading">{contactHeadings.address}</h3>
      <address className="text-lead not-italic sm:max-lg:col-start-2 sm:max-lg:row-span-2 sm:max-lg:row-start-1 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        {business.name}
        <br />
        <PostalAddress address={address} />
      </address>
      <DirectionsLink address={address} />
    </div>
  )
}

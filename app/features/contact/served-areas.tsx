import { AreaList } from '~/components/layout/area-list'
import { serviceAreas } from '~/content/cities/city'
import { contactHeadings } from '~/content/contact'
import { homeSections } from '~/content/navigation'

/** All served places, each with the way to its page. */
export function ServedAreas() {
  return (
    <section
      id={homeSections.serviceAreas}
      tabIndex={-1}
      aria-labelledby="areas-title"
      className="swipe-edge bg-concrete"
    >
      <div className="page-width section-space">
        <h2 id="areas-title" className="text-title">
          {contactHeadings.areas}
        </h2>
        <AreaList areas={serviceAreas} columns={4} className="mt-6" />
      </div>
    </section>
  )
}

import { AreaList } from '~/business/area-list'
import type { ServiceArea } from '~/content/cities/city'
import { listedAreas } from '~/content/cities/listed-areas'
import { contactHeadings } from '~/content/contact-text'
import { homeSections } from '~/content/navigation'

/** All served places, each with the way to its page. */
export function ServedAreas({ areas = listedAreas }: { areas: readonly ServiceArea[] | undefined }) {
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
        <AreaList areas={areas} columns={4} className="mt-6" />
      </div>
    </section>
  )
}

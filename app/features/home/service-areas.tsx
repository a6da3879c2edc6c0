import { useState } from 'react'

import { AreaList } from '~/components/layout/area-list'
import { buttonStyle } from '~/components/ui/button-style'
import { serviceAreas } from '~/content/cities/city'
import { homeButtons, sectionHeadings, sectionIntroductions } from '~/content/home'
import { homeSections } from '~/content/navigation'

const initiallyShown = 6
const titleId = `${homeSections.serviceAreas}-title`
const listId = `${homeSections.serviceAreas}-list`

/** The served places: some at first, all on request. */
export function ServiceAreas() {
  const [expanded, setExpanded] = useState(false)
  return (
    <section
      id={homeSections.serviceAreas}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="page-width grid gap-x-16 gap-y-5 py-10 lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr] lg:py-20"
    >
      <div>
        <h2 id={titleId} className="text-title">
          {sectionHeadings.serviceAreas}
        </h2>
        <p className="mt-3 max-w-prose text-balance text-lead text-ink-soft">
          {sectionIntroductions.serviceAreas}
        </p>
      </div>
      <AreaList
        id={listId}
        areas={serviceAreas}
        columns={2}
        className="lg:row-span-2"
        limit={expanded ? serviceAreas.length : initiallyShown}
      />
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={listId}
        onClick={() => setExpanded(!expanded)}
        className={buttonStyle('quiet', 'self-start justify-self-start noscript:hidden')}
      >
        {expanded ? homeButtons.fewerCities : homeButtons.moreCities}
      </button>
    </section>
  )
}

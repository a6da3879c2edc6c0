import { useState } from 'react'

import { AreaList } from '~/components/layout/area-list'
import { buttonStyle } from '~/components/ui/button-style'
import { serviceAreas } from '~/content/cities/city'
import { homeButtons, sectionHeadings, sectionIntroductions } from '~/content/home'
import { homeSections } from '~/content/navigation'

import { SectionHead } from './section-head'

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
      className="page-width section-space"
    >
      <SectionHead
        titleId={titleId}
        title={sectionHeadings.serviceAreas}
        introduction={sectionIntroductions.serviceAreas}
      />
      <AreaList
        id={listId}
        areas={serviceAreas}
        className="mt-8"
        limit={expanded ? serviceAreas.length : initiallyShown}
      />
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={listId}
        onClick={() => setExpanded(!expanded)}
        className={buttonStyle('quiet', 'mt-8 noscript:hidden')}
      >
        {expanded ? homeButtons.fewerCities : homeButtons.moreCities}
      </button>
    </section>
  )
}

import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { AreaList } from '~/business/area-list'
import { areasInPage } from '~/business/areas-in-page'
import { serviceAreas } from '~/content/cities/city'
import { allAreasLink, homeButtons, sectionHeadings, sectionIntroductions } from '~/content/home-text'
import { homeSections } from '~/content/navigation'
import { buttonStyle } from '~/ui/button-style'

const initiallyShown = 6
const titleId = `${homeSections.serviceAreas}-title`
const listId = `${homeSections.serviceAreas}-list`

// Then the contact page, which lists all, is where visitors without scripts find theirs.
const someAreMissing = areasInPage(serviceAreas, initiallyShown).length < serviceAreas.length

/** The served places: six at first, all sixteen on request. */
export function ServiceAreas() {
  const [expanded, setExpanded] = useState(false)
  return (
    <section
      id={homeSections.serviceAreas}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="page-width section-space"
    >
      <div className="grid items-end gap-4 lg:grid-cols-2 lg:gap-16">
        <h2 id={titleId} className="text-title">
          {sectionHeadings.serviceAreas}
        </h2>
        <p className="max-w-prose text-lead text-ink-soft">{sectionIntroductions.serviceAreas}</p>
      </div>
      <AreaList
        id={listId}
        areas={serviceAreas}
        className="mt-8"
        limit={expanded ? serviceAreas.length : initiallyShown}
      />
      {someAreMissing && (
        <Link
          to="/contact"
          hash={homeSections.serviceAreas}
          className={buttonStyle('quiet', 'mt-8 not-noscript:hidden')}
        >
          {allAreasLink}
        </Link>
      )}
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

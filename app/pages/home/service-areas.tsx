import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { AreaList } from '~/business/area-list'
import { areMoreServed, listedAreas } from '~/content/cities/listed-areas'
import { homeButtons, sectionHeadings, sectionIntroductions } from '~/content/home-text'
import { allAreasLink, homeSections } from '~/content/navigation'
import { readServiceAreas } from '~/features/page-content/served-areas'
import { buttonStyle } from '~/ui/button-style'
import { Repeated } from '~/ui/repeated'

import { SectionHead } from './section-head'

const initiallyShown = 6
const titleId = `${homeSections.serviceAreas}-title`
const listId = `${homeSections.serviceAreas}-list`

/** The served places: some at first, all on request. */
export function ServiceAreas() {
  const [areas, setAreas] = useState(listedAreas)
  const [expanded, setExpanded] = useState(false)
  const [isUnanswered, setIsUnanswered] = useState(false)

  async function toggle() {
    try {
      if (areMoreServed && !expanded) setAreas(await readServiceAreas())
      setExpanded(!expanded)
      setIsUnanswered(false)
    } catch (error) {
      console.error('The names of all places could not be asked for.', error)
      setIsUnanswered(true)
    }
  }

  return (
    <Repeated
      as="section"
      of="home places"
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
      <AreaList id={listId} areas={areas} className="mt-8" limit={expanded ? areas.length : initiallyShown} />
      {areMoreServed && (
        // For visitors without scripts, and where the button found no answer.
        <Link
          to="/contact"
          hash={homeSections.serviceAreas}
          className={buttonStyle('quiet', isUnanswered ? 'mt-8' : 'mt-8 not-noscript:hidden')}
        >
          {allAreasLink}
        </Link>
      )}
      <button
        type="button"
        aria-expanded={expanded}
        aria-controls={listId}
        onClick={() => void toggle()}
        className={buttonStyle('quiet', 'mt-8 noscript:hidden')}
      >
        {expanded ? homeButtons.fewerCities : homeButtons.moreCities}
      </button>
    </Repeated>
  )
}

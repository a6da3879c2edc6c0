import { useState } from 'react'

import { CityList } from '~/components/layout/city-list'
import { buttonStyle } from '~/components/ui/button-style'
import { cityIndex } from '~/content/cities/city-index'
import {
  homeButtons,
  sectionHeadings,
  sectionIntroductions,
} from '~/content/home-page-text'
import { homeSections } from '~/content/navigation'

const collapsedCount = 6

export function ServiceAreas() {
  const [isExpanded, setIsExpanded] = useState(false)
  if (cityIndex.length === 0) return null
  return (
    <section
      id={homeSections.serviceAreas}
      tabIndex={-1}
      aria-labelledby="service-areas-title"
      className="page-width grid gap-x-16 gap-y-5 py-10 lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr] lg:py-20"
    >
      <div>
        <h2 id="service-areas-title" className="text-title">
          {sectionHeadings.serviceAreas}
        </h2>
        {sectionIntroductions.serviceAreas && (
          <p className="mt-3 max-w-prose text-lead text-balance text-ink-soft">
            {sectionIntroductions.serviceAreas}
          </p>
        )}
      </div>
      <CityList
        id="service-areas-list"
        cities={cityIndex}
        className="lg:row-span-2"
        limit={isExpanded ? cityIndex.length : collapsedCount}
      />
      {cityIndex.length > collapsedCount && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls="service-areas-list"
          onClick={() => setIsExpanded(!isExpanded)}
          className={buttonStyle({
            tone: 'quiet',
            className: 'self-start justify-self-start noscript:hidden',
          })}
        >
          {isExpanded ? homeButtons.fewerCities : homeButtons.moreCities}
        </button>
      )}
    </section>
  )
}

import type { ReactNode } from 'react'

import { Breadcrumbs } from '~/business/breadcrumbs'
import { ancestorsOf, type SitePage } from '~/seo/site-pages'
import { pageTitleId } from '~/ui/page-title-id'
import { SwipeStroke } from '~/ui/swipe-stroke'

interface ServicesHeroProps {
  heading: string
  introduction: string
  page: SitePage
  children: ReactNode
}

/** Dark by itself. `children` lie between the dark ground and the words: the featured video. */
export function ServicesHero({ heading, introduction, page, children }: ServicesHeroProps) {
  return (
    // The same dark below its slanted edge: the row of services stands on it.
    <div className="bg-deep">
      <section
        aria-labelledby={pageTitleId}
        className="on-deep swipe-edge services-hero hero-ground relative isolate overflow-hidden bg-deep text-on-deep"
      >
        {children}
        {/* On phones room for a heading of two lines: one breaks in the face that stands in for ours until it comes. */}
        <div className="page-width flex min-h-[max(34rem-18vw,40svh)] flex-col pt-12 pb-44 low:min-h-[calc(100svh-var(--header-height)-7.5rem)] low:pt-2 low:pb-4 lg:pt-16 lg:pb-16">
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />
          {/* Into the margin: that face is a little wider. */}
          <h1
            id={pageTitleId}
            className="-mr-3 text-hero-services leading-[0.96] low:max-w-[75%] lg:max-w-[75%]"
          >
            {heading}
          </h1>
          <p className="mt-6 max-w-136 text-balance low:mt-3 low:max-w-none text-lead text-on-deep-soft lg:max-w-[40%]">
            {introduction}
          </p>
        </div>
        <SwipeStroke />
      </section>
    </div>
  )
}

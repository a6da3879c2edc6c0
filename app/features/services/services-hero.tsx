import type { ReactNode } from 'react'

import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { classNames } from '~/components/ui/class-names'
import { phoneWidth } from '~/components/ui/image-sizes'
import { heroPictureFrame, SwipeStroke } from '~/components/ui/page-hero'
import { pageTitleId } from '~/components/ui/page-hero'
import { Picture, placeOf } from '~/components/ui/picture'
import { ctaTexts } from '~/content/cta'
import type { Picture as Photograph } from '~/content/picture'
import { ancestorsOf, type SitePage } from '~/lib/site-pages'

interface ServicesHeroProps {
  heading: string
  introduction: string
  page: SitePage
  /** Of the one service the page is named after. Where it stands for all of them, the film is their picture. */
  photo?: Photograph
  /** Lie between the dark ground and the words: the featured video. */
  children: ReactNode
}

const photoSizes = `(min-width: 64rem) 54rem, ${phoneWidth(100)}`

/** Dark by itself. */
export function ServicesHero({ heading, introduction, page, photo, children }: ServicesHeroProps) {
  return (
    // The same dark below its slanted edge: the row of services stands on it.
    <div className="bg-deep">
      <section
        aria-labelledby={pageTitleId}
        className="on-deep swipe-edge services-hero hero-ground relative isolate overflow-hidden bg-deep text-on-deep"
      >
        {children}
        <div
          className={classNames(
            'page-width flex flex-col pt-12 low:min-h-[calc(100svh-var(--header-height)-7.5rem)] low:pt-2 low:pb-4 lg:pt-16 lg:pb-16',
            // On phones room for a heading of two lines: one breaks in the face that stands in for ours until it comes.
            photo ? 'pb-5 max-sm:pt-5' : 'min-h-[max(34rem-18vw,40svh)] pb-44',
          )}
        >
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />
          <div className={photo && '@container words-beside'}>
            {/* Into the margin: that face is a little wider. */}
            <h1
              id={pageTitleId}
              className={
                photo
                  ? 'text-hero-line low:-mr-8 low:text-hero-services'
                  : '-mr-3 text-hero-services leading-[0.96] beside:max-w-[75%]'
              }
            >
              {heading}
            </h1>
            <p className="mt-6 max-sm:mt-3 max-w-120 text-balance low:mt-3 low:max-w-none text-lead low:text-base text-on-deep-soft">
              {introduction}
            </p>
            <QuoteLink className={buttonStyle('action', 'mt-4 text-lg low:mt-2 low:text-base')}>
              {ctaTexts.quote}
            </QuoteLink>
          </div>
        </div>
        {photo && (
          <div className={`${heroPictureFrame} -mb-(--swipe)`}>
            <div className="h-full beside:lean-left" style={placeOf(photo.colors)}>
              <Picture key={photo.src} {...photo} framed fit="cover" sizes={photoSizes} />
            </div>
          </div>
        )}
        <SwipeStroke />
      </section>
    </div>
  )
}

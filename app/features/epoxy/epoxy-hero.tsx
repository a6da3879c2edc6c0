import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { CallLink } from '~/components/layout/cta-buttons'
import { HeroPicture } from '~/components/layout/hero-picture'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { pageTitleId, SlantStroke } from '~/components/ui/page-hero'
import { phoneWidth } from '~/components/ui/picture-sizes'
import { epoxyQuote } from '~/content/epoxy-page-text'
import { epoxyFloor, epoxyInstallTime } from '~/content/epoxy-services'
import { epoxyPage } from '~/content/page-metadata'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

/** Renders the heading, the buttons and a finished floor. */
export function EpoxyHero() {
  const page = mainPages.epoxy
  return (
    <section
      aria-labelledby={pageTitleId}
      className="on-deep slant-edge relative overflow-x-clip bg-deep text-on-deep"
    >
      <div className="epoxy-hero">
        <div className="epoxy-hero-words">
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />
          <h1
            id={pageTitleId}
            className="mt-3 text-hero-epoxy leading-[0.95] low:mt-1 lg:mt-5"
          >
            {epoxyPage.heading}
          </h1>
          <p className="mt-6 max-w-120 text-balance text-lead low:mt-3 text-on-deep-soft">
            {epoxyPage.introduction}
          </p>
          <div className="mt-8 grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap low:mt-4">
            <SectionLink
              section={quoteFormId}
              className={buttonStyle('action', 'text-lg')}
            >
              {epoxyQuote}
            </SectionLink>
            <CallLink icon />
          </div>
        </div>
        <div className="relative -mb-(--slant)">
          <div className="slant-foot h-full [--slant:4vw] beside:@container-size">
            <div className="relative aspect-3/2 h-full beside:aspect-auto beside:lean-left">
              <HeroPicture
                image={epoxyFloor}
                sizes={`(min-width: 64rem) clamp(60rem, 82vw, 84rem), ${phoneWidth(100)}`}
                priority
              />
            </div>
          </div>
          <p className="epoxy-plate">{epoxyInstallTime}</p>
        </div>
      </div>
      <SlantStroke />
    </section>
  )
}

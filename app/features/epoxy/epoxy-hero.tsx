import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { CallLink } from '~/components/layout/cta-buttons'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { phoneWidth } from '~/components/ui/image-sizes'
import { SwipeStroke, pageTitleId } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { epoxyQuote } from '~/content/epoxy'
import { epoxyInstallTime, epoxyServices } from '~/content/epoxy-services'
import { epoxyPage } from '~/content/page-texts'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

const page = mainPages.epoxy

/** The promise, both ways to ask, and a finished floor. */
export function EpoxyHero() {
  const [, patios] = epoxyServices
  return (
    <section
      aria-labelledby={pageTitleId}
      className="on-deep swipe-edge relative overflow-x-clip bg-deep text-on-deep"
    >
      {/* The wider the window, the higher the photograph, and the lower the words beside it begin. */}
      <div className="grid lg:min-h-[clamp(38rem,52vw,52rem)] lg:[--words-top:clamp(3rem,20vw-10.8rem,9rem)] low:grid-cols-[minmax(0,1fr)_42vw] lg:grid-cols-[minmax(0,1fr)_52vw]">
        <div className="mx-5 pt-4 pb-8 low:pt-1 lg:relative lg:z-1 lg:mr-0 lg:ml-gutter lg:pt-(--words-top) lg:pb-12">
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} back />
          <h1 id={pageTitleId} className="mt-3 text-hero-epoxy leading-[0.95] low:mt-1 lg:mt-5">
            {epoxyPage.heading}
          </h1>
          <p className="mt-6 max-w-120 text-balance text-lead low:mt-3 text-on-deep-soft">
            {epoxyPage.introduction}
          </p>
          <div className="mt-8 grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap low:mt-4">
            <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
              {epoxyQuote}
            </SectionLink>
            <CallLink icon />
          </div>
        </div>
        {patios && (
          <div className="relative -mb-(--swipe)">
            <div className="swipe-foot h-full [--swipe:4vw] beside:@container-size">
              <div className="h-full beside:lean-left">
                <Picture
                  {...patios.image}
                  fit="cover"
                  sizes={`(min-width: 64rem) clamp(60rem, 82vw, 84rem), ${phoneWidth(100)}`}
                  priority
                  className="object-[60%_100%]"
                />
              </div>
            </div>
            <p className="absolute bottom-[calc(var(--swipe)+14*var(--spacing))] left-5 w-max max-w-[calc(100%-10*var(--spacing))] lean-ground px-7 pt-4 pb-5 font-display text-statement low:text-2xl leading-none font-bold text-ink before:border-b-[0.375rem] before:border-poppy before:bg-ground lg:-left-4">
              {epoxyInstallTime}
            </p>
          </div>
        )}
      </div>
      <SwipeStroke />
    </section>
  )
}

import { BackHomeLink } from '~/business/back-home-link'
import { CallLink } from '~/business/call-link'
import { quoteFormId } from '~/business/quote-form-id'
import { SectionLink } from '~/business/section-link'
import { epoxyInstallTime, epoxyServices } from '~/content/epoxy-floors'
import { epoxyPage } from '~/content/pages/epoxy'
import { buttonStyle } from '~/ui/button-style'
import { phoneWidth } from '~/ui/phone-width'
import { Picture } from '~/ui/picture'
import { SwipeStroke } from '~/ui/swipe-stroke'

/** The promise, both ways to ask, and a finished floor. */
export function EpoxyHero() {
  const [garage] = epoxyServices
  return (
    <section
      aria-labelledby="epoxy-title"
      className="on-deep swipe-edge relative overflow-x-clip bg-deep text-on-deep"
    >
      <div className="grid low:grid-cols-[minmax(0,1fr)_42vw] lg:min-h-[clamp(38rem,52vw,52rem)] lg:grid-cols-[minmax(0,1fr)_52vw]">
        <div className="max-lg:mx-5 pt-4 pb-8 low:pt-1 lg:relative lg:z-1 lg:ml-auto lg:w-[min(100%-1.25rem,48vw-1.25rem,50vw+38rem-52vw)] lg:pt-[clamp(3rem,20vw-10.8rem,9rem)] lg:pb-12">
          <BackHomeLink />
          <h1 id="epoxy-title" className="mt-3 text-hero-epoxy leading-[0.95] low:mt-1 lg:mt-5">
            {epoxyPage.heading}
          </h1>
          <p className="mt-6 max-w-120 text-lead low:mt-3 text-on-deep-soft">{epoxyPage.introduction}</p>
          <div className="mt-8 grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap low:mt-4">
            <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
              Get Free Quote
            </SectionLink>
            <CallLink icon />
          </div>
        </div>
        {garage && (
          <div className="relative -mb-(--swipe)">
            <div className="epoxy-hero-photo h-full max-lg:not-low:aspect-5/4">
              <div className="epoxy-hero-cut">
                <Picture
                  {...garage.image}
                  fit="cover"
                  sizes={`(min-width: 64rem) clamp(60rem, 82vw, 84rem), ${phoneWidth(120)}`}
                  priority
                  className="object-[60%_100%]"
                />
              </div>
            </div>
            <p className="epoxy-plate absolute! bottom-[calc(var(--swipe)+14*var(--spacing))] left-5 px-7 pt-4 pb-5 font-display text-statement low:text-2xl leading-none font-bold text-ink lg:-left-4">
              {epoxyInstallTime}
            </p>
          </div>
        )}
      </div>
      <SwipeStroke />
    </section>
  )
}

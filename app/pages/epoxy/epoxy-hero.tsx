import { Phone } from 'lucide-react'

import { epoxyInstallTime, epoxyServices } from '~/content/epoxy'
import { epoxyPage } from '~/content/page-texts'
import { formatPhone } from '~/content/phone'
import { useSite } from '~/content/use-site'
import { quoteFormId } from '~/features/quote/quote-form-id'
import { BackHomeLink } from '~/ui/back-home-link'
import { buttonStyle } from '~/ui/button-style'
import { Picture } from '~/ui/picture'
import { SectionLink } from '~/ui/section-link'

/** The promise, both ways to ask, and a finished floor. */
export function EpoxyHero() {
  const { phone } = useSite()
  const [garage] = epoxyServices
  return (
    <section aria-labelledby="epoxy-title" className="on-deep swipe-edge bg-deep text-on-deep">
      <div className="grid lg:min-h-150 lg:grid-cols-[1fr_minmax(0,38rem)_minmax(0,38rem)_1fr]">
        <div className="mx-auto w-[calc(100%-2.5rem)] py-8 lg:col-start-2 lg:flex lg:w-auto lg:flex-col lg:justify-center lg:py-14 lg:pr-8 lg:pl-5 xl:pl-0">
          <BackHomeLink />
          <h1 id="epoxy-title" className="mt-5 text-hero">
            {epoxyPage.heading}
          </h1>
          <p className="mt-5 max-w-xl text-lead text-on-deep-soft">{epoxyPage.introduction}</p>
          <p className="mt-5 font-display text-heading font-bold text-water-bright">{epoxyInstallTime}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
              Get Free Quote
            </SectionLink>
            <a href={`tel:${phone}`} className={buttonStyle('on-deep', 'text-lg')}>
              <Phone aria-hidden className="size-5" />
              Call {formatPhone(phone)}
            </a>
          </div>
        </div>
        {garage && (
          <div className="-mb-(--swipe) aspect-4/3 [clip-path:polygon(0_var(--swipe),100%_0,100%_100%,0_100%)] lg:col-span-2 lg:col-start-3 lg:aspect-auto lg:[clip-path:polygon(calc(2*var(--swipe))_0,100%_0,100%_100%,0_100%)]">
            <Picture {...garage.image} fit="cover" sizes="(min-width: 64rem) 50vw, 100vw" priority />
          </div>
        )}
      </div>
    </section>
  )
}

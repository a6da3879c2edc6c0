import { Link } from '@tanstack/react-router'

import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { Picture, placeOf } from '~/components/ui/picture'
import { epoxyInstallTime, epoxyServices } from '~/content/epoxy-floors'
import { homeButtons, sectionHeadings, sectionIntroductions } from '~/content/home'

/** The specialty beside the washing: a finished floor and the way to its page. */
export function EpoxyTeaser() {
  const [garage] = epoxyServices
  return (
    <section aria-labelledby="epoxy-title" className="bg-concrete lg:grid lg:grid-cols-2 lg:items-center">
      {garage && (
        <div
          style={placeOf(garage.image.colors)}
          className="swipe-foot aspect-3/2 [--swipe:clamp(1.5rem,4vw,4rem)] lg:aspect-auto lg:h-full lg:min-h-120 lg:[clip-path:polygon(0_0,100%_0,calc(100%-2*var(--swipe))_100%,0_100%)]"
        >
          <Picture {...garage.image} framed fit="cover" sizes="(min-width: 64rem) max(50vw, 45rem), 100vw" />
        </div>
      )}
      <div className="mx-5 py-12 lg:mx-0 lg:w-auto lg:max-w-152 lg:px-12 lg:py-20">
        <h2 id="epoxy-title" className="text-title">
          {sectionHeadings.epoxy}
        </h2>
        <p className="mt-4 text-balance text-lead text-ink-soft">{sectionIntroductions.epoxy}</p>
        <p className="mt-4 font-display text-heading font-bold text-water-strong">{epoxyInstallTime}</p>
        <Link to="/epoxy" className={buttonStyle('quiet', 'mt-7')}>
          {homeButtons.epoxy}
          <Icon name="arrow-right" className="size-5" />
        </Link>
      </div>
    </section>
  )
}

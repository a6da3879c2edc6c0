import { Link } from '@tanstack/react-router'

import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { Picture, placeholderStyle } from '~/components/ui/picture'
import { epoxyInstallTime, epoxyServices } from '~/content/epoxy-services'
import {
  homeButtons,
  sectionHeadings,
  sectionIntroductions,
} from '~/content/home-page-text'

export function EpoxyTeaser() {
  const [, patio] = epoxyServices
  return (
    <section
      aria-labelledby="epoxy-title"
      className="bg-ground-shade sm:grid sm:grid-cols-2 sm:items-center"
    >
      <div
        style={placeholderStyle(patio.image)}
        className="aspect-2/1 [--slant:1.5rem] skipped-when-far slant-foot sm:aspect-auto sm:h-full sm:min-h-72 sm:[--run:3rem] sm:lean-right"
      >
        <Picture
          {...patio.image}
          framed
          fit="cover"
          sizes="(min-width: 40rem) max(50vw, 36rem), 100vw"
          className="[--crop-y:80%]"
        />
      </div>
      <div className="mx-5 py-7 sm:mx-0 sm:max-w-152 sm:px-8 lg:px-12">
        <h2 id="epoxy-title" className="text-subtitle">
          {sectionHeadings.epoxy}
        </h2>
        <p className="mt-3 text-lead text-balance text-ink-soft">
          {sectionIntroductions.epoxy}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Link to="/epoxy" className={buttonStyle({ tone: 'quiet' })}>
            {homeButtons.epoxy}
            <Icon name="arrow-right" className="size-5" />
          </Link>
          <p className="font-display text-xl font-bold text-accent-strong">
            {epoxyInstallTime}
          </p>
        </div>
      </div>
    </section>
  )
}

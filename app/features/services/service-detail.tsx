import { Link } from '@tanstack/react-router'

import { Credentials } from '~/components/layout/credentials'
import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { Picture } from '~/components/ui/picture'
import { phoneWidth } from '~/components/ui/picture-sizes'
import { ProcessSection } from '~/components/ui/process-section'
import { serviceAreas } from '~/content/cities/service-areas'
import type { BeforeAfterImage } from '~/content/picture'
import { servicesHeadings } from '~/content/services-page-text'
import type { Pressure, Service } from '~/content/services/service'
import { BeforeAfterSlider } from '~/features/gallery/before-after-slider'
import { GalleryGrid } from '~/features/gallery/gallery-grid'
import { IllustrationNote } from '~/features/gallery/illustration-note'
import { QuoteSection } from '~/features/quote/quote-section'

/** Renders the content of the selected service. */
export function ServiceDetail({ service }: { service: Service }) {
  const { pictures } = service
  const pair = pictures.find(({ compared }) => compared)
  return (
    <>
      <PressureGauge pressure={service.pressure} />
      <Summary service={service} pair={pair} />
      <Features service={service} />
      <ProcessSection
        heading={servicesHeadings.process}
        headingLevel="h3"
        steps={service.process}
      />
      <Benefits service={service} />
      <section className="bg-concrete py-14 lg:py-20">
        <div className="page-width">
          <h3 className="text-title">{servicesHeadings.pictures}</h3>
          <div className="mt-6 lg:mt-8">
            <GalleryGrid
              images={pictures.filter((picture) => picture !== pair)}
              layout="row"
              quoteLink={servicesHeadings.quoteForThis}
            />
          </div>
          <IllustrationNote
            pictures={[service.image, ...pictures]}
            className="mt-3"
          />
          <h3 className="mt-12 text-heading">{servicesHeadings.areas}</h3>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
            {serviceAreas.map(({ name, slug }) => (
              <li key={slug}>
                <Link
                  to="/city/$citySlug"
                  params={{ citySlug: slug }}
                  className="inline-block py-1 font-semibold text-water-strong underline underline-offset-4 hover:text-water"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}

const gaugeStyle =
  'relative aspect-2/1 w-20 flex-none ' +
  'before:absolute before:inset-0 before:bg-[conic-gradient(from_-90deg_at_50%_100%,var(--color-deep-line)_117deg,var(--color-water-bright)_0)] before:[mask:radial-gradient(2.5rem_at_50%_100%,#0000_84%,#000_85%_99%,#0000)] ' +
  'after:absolute after:inset-[20%_calc(50%-0.1rem)_0] after:origin-bottom after:bg-poppy after:[rotate:calc((var(--needle)-0.5)*160deg)] after:[transition:rotate_600ms_var(--ease-water)]'

/**
 * Renders how hard the surface may be washed, as a gauge and in words.
 * Selecting a service scrolls here.
 */
function PressureGauge({
  pressure: { needle, words },
}: {
  pressure: Pressure
}) {
  return (
    <div className="on-deep bg-deep text-on-deep">
      <p className="page-width flex items-center gap-5 max-[22rem]:flex-wrap pt-3 pb-6 text-lead leading-snug">
        <span
          aria-hidden
          style={{ '--needle': needle }}
          className={gaugeStyle}
        />
        <span>{`${servicesHeadings.pressure}: ${words}`}</span>
      </p>
    </div>
  )
}

function Summary({
  service,
  pair,
}: {
  service: Service
  pair: BeforeAfterImage | undefined
}) {
  return (
    <div className="page-width grid grid-cols-1 gap-x-16 gap-y-6 pt-8 pb-12 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:pt-16 lg:pb-36">
      {/* Fits one line on phones even in the wider fallback font, so that the font swap causes no layout shift. */}
      <h2 className="text-subtitle sm:text-title">{service.headline}</h2>
      {pair && (
        <div
          className="@container-size lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden"
          style={{ aspectRatio: `${pair.width} / ${pair.height}` }}
        >
          <BeforeAfterSlider
            key={pair.id}
            image={pair}
            sizes="(min-width: 64rem) min(58vw - 3rem, 42rem), calc(100vw - 2.5rem)"
          />
        </div>
      )}
      <div>
        <p className="max-w-prose text-lead text-ink-soft">
          {service.description}
        </p>
        <QuoteLink className={buttonStyle('action', 'mt-8 text-lg')}>
          {service.quoteTitle}
        </QuoteLink>
      </div>
    </div>
  )
}

function Features({ service: { id, image, features } }: { service: Service }) {
  return (
    <section className="relative grid grid-cols-1 overflow-x-clip bg-concrete lg:grid-cols-2">
      <div className="aspect-4/3 slant-foot sm:aspect-21/9 lg:relative lg:z-1 lg:-mt-24 lg:aspect-auto lg:h-[calc(100%+6rem)] lg:min-h-152 lg:lean-right lg:[--run:calc(var(--slope)*38rem)]">
        <Picture
          key={id}
          {...image}
          fit="cover"
          sizes={`(min-width: 64rem) max(60vw, 57rem), ${phoneWidth(112.5)}`}
        />
      </div>
      <div className="px-5 pt-10 pb-14 lg:self-center lg:py-16 lg:pr-gutter lg:pl-4">
        <h3 className="text-title">{servicesHeadings.features}</h3>
        <ul className="mt-6 text-lg leading-snug font-medium lg:mt-8">
          {features.map((feature) => (
            <li key={feature} className="border-t border-concrete-line py-3.5">
              <span className="stroke-mark block pl-9 text-pretty [--stroke-color:var(--color-water)]">
                {feature}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/**
 * Renders the benefits next to the quote form, which overlaps the bottom of the
 * section above.
 */
function Benefits({ service: { benefits, quoteTitle } }: { service: Service }) {
  return (
    <div className="page-width grid grid-cols-1 gap-12 py-14 lg:grid-cols-[1fr_27rem] lg:gap-20 lg:py-24">
      <section>
        <h3 className="text-title">{servicesHeadings.benefits}</h3>
        <ul className="mt-8 grid grid-cols-1 gap-7 lg:mt-12 lg:gap-9">
          {benefits.map((benefit) => (
            <li
              key={benefit}
              className="stroke-mark pl-10 font-display text-remark leading-[1.12] font-semibold text-balance lg:pl-14"
            >
              {benefit}
            </li>
          ))}
        </ul>
        <Credentials className="mt-10" />
      </section>
      <QuoteSection
        title={quoteTitle}
        className="relative self-start lg:-mt-24"
      />
    </div>
  )
}

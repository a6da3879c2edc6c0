import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { CtaButtons, QuoteBand } from '~/components/layout/cta-buttons'
import { ServiceAreaList } from '~/components/layout/service-area-list'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { PageHero } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { phoneWidth } from '~/components/ui/picture-sizes'
import type { ShownCity } from '~/content/cities/city'
import { cityFacts, cityHeadings } from '~/content/cities/city-headings'
import type { CityPageContent } from '~/content/cities/city-page-content'
import { shortClaims } from '~/content/marketing-claims'
import { FaqSection } from '~/features/faq/faq-section'
import { IllustrationNote } from '~/features/gallery/illustration-note'
import { QuoteSection } from '~/features/quote/quote-section'
import { CityReviewBand } from '~/features/reviews/review-quote-band'
import { seamShare } from '~/lib/picture-seam'
import { ancestorsOf, cityPage } from '~/lib/site-pages'

import { CityPlaces, LocalConditions } from './city-places'
import { CityServices } from './city-services'

/** Wide windows show a part of the picture (styles/cities.css). */
const cityHeroSizes = `(min-width: 64rem) 95vw, ${phoneWidth(100)}`

/**
 * Renders the page of a city, with its most requested services next to the
 * quote form.
 */
export function CityPage({ content }: { content: CityPageContent }) {
  const { city, picture, localServices, faq, nearby } = content
  return (
    <>
      <CityHero city={city} picture={picture} />
      <div className="page-width city-top">
        <div>
          <KeyFacts city={city} />
          <div className="city-intro">
            {city.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <QuoteSection
          title={cityHeadings.quote(city.name)}
          introduction={city.callToAction}
          className="city-quote"
        />
        <div>
          <CityServices city={city} localServices={localServices} />
          <IllustrationNote
            pictures={[picture, ...localServices.map(({ pair }) => pair)]}
            className="mt-6"
          />
        </div>
      </div>
      <LocalConditions city={city} />
      <CityReviewBand city={city.name} />
      <CityPlaces city={city} />
      <CityReasons city={city} />
      <FaqSection faq={faq} firstOpen />
      <section
        aria-labelledby="nearby-title"
        className="page-width grid grid-cols-1 gap-x-16 gap-y-6 pb-16 lg:grid-cols-[1fr_2fr] lg:pb-24"
      >
        <h2 id="nearby-title" className="text-title">
          {cityHeadings.nearby}
        </h2>
        <ServiceAreaList areas={nearby} columns={2} />
      </section>
      <QuoteBand />
    </>
  )
}

function CityHero({
  city,
  picture,
}: Pick<CityPageContent, 'city' | 'picture'>) {
  const { name, county } = city
  const page = cityPage(city)
  return (
    <PageHero
      className="city-hero"
      heading={<Heading name={name} />}
      picture={
        <div
          style={{ '--seam': seamShare(picture) }}
          className="city-hero-picture"
        >
          <Picture {...picture} fit="cover" priority sizes={cityHeroSizes} />
        </div>
      }
      above={
        <div className="low:flex low:flex-wrap low:items-center low:gap-x-6">
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />
          <p className="font-display text-heading font-semibold text-water-bright">
            {county}
          </p>
        </div>
      }
    >
      <p className="city-opening">{city.opening}</p>
      <CtaButtons className="mt-6 low:mt-3" />
    </PageHero>
  )
}

/**
 * Renders the heading in two lines, in letters small enough for a long name to
 * stay on one of them.
 */
function Heading({ name }: { name: string }) {
  const where = cityHeadings.page.where(name)
  return (
    <span className="city-heading" style={{ '--letters': where.length }}>
      <span>{cityHeadings.page.what}</span> <span>{where}</span>
    </span>
  )
}

function KeyFacts({ city: { population } }: { city: ShownCity }) {
  return (
    <dl className="city-facts">
      <KeyFact
        label={cityFacts.responseTime}
        value={shortClaims.sameDayResponse}
      />
      <KeyFact
        label={
          <Link
            to="/reviews"
            className="underline underline-offset-4 hover:text-water"
          >
            {cityFacts.rating}
          </Link>
        }
        value={shortClaims.rating}
      />
      <KeyFact
        label={`${cityFacts.population}, ${population.source.replaceAll(' ', '\u00a0')}`}
        value={withThousandsSeparators(population.count)}
      />
    </dl>
  )
}

interface KeyFactProps {
  label: ReactNode
  value: string
}

function KeyFact({ label, value }: KeyFactProps) {
  return (
    <div className="city-fact">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function CityReasons({ city: { reasons } }: { city: ShownCity }) {
  const { name } = useSiteSettings()
  return (
    <section
      aria-labelledby="reasons-title"
      className="page-width pt-16 lg:pt-24"
    >
      <h2 id="reasons-title" className="max-w-xl text-title">
        {cityHeadings.reasons(name)}
      </h2>
      <ul className="city-reasons">
        {reasons.map((reason) => (
          <li key={reason} className="city-reason">
            {withUnbrokenTimes(reason)}
          </li>
        ))}
      </ul>
    </section>
  )
}

// Not `Intl.NumberFormat`, which takes a phone longer than the rest of the
// page.
function withThousandsSeparators(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

/** Keeps line breaks out of a time and its AM or PM. */
function withUnbrokenTimes(text: string): string {
  return text.replaceAll(/(\d) (?=[AP]M)/g, '$1\u00a0')
}

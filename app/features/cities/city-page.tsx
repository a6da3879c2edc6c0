import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import {
  CallLink,
  CtaButtons,
  QuoteBand,
} from '~/components/layout/cta-buttons'
import { ServiceAreaList } from '~/components/layout/service-area-list'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import type { ShownCity } from '~/content/cities/city'
import { cityFacts, cityHeadings } from '~/content/cities/city-headings'
import type { CityPageContent } from '~/content/cities/city-page-content'
import { shortClaims } from '~/content/marketing-claims'
import { FaqSection } from '~/features/faq/faq-section'
import { IllustrationNote } from '~/features/gallery/illustration-note'
import { QuoteSection } from '~/features/quote/quote-section'
import { ancestorsOf, cityPage } from '~/lib/site-pages'

import { CityPlaces, LocalConditions } from './city-places'
import { CityServices } from './city-services'

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
        <div className="city-intro">
          {city.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <KeyFacts />
        </div>
        <div>
          <CityServices city={city} localServices={localServices} />
          <IllustrationNote
            pictures={[picture, ...localServices.map(({ pair }) => pair)]}
            className="mt-6"
          />
        </div>
        <QuoteSection
          title={cityHeadings.quote(city.name)}
          introduction={city.callToAction}
          className="city-quote"
        />
      </div>
      <LocalConditions city={city} />
      <CityPlaces city={city} />
      <CityReasons city={city} />
      <FaqSection faq={faq} firstOpen />
      <section aria-labelledby="nearby-title" className="bg-concrete">
        <div className="page-width grid grid-cols-1 gap-x-16 gap-y-6 py-12 lg:grid-cols-[5fr_11fr] lg:py-20">
          <h2 id="nearby-title" className="text-title">
            {cityHeadings.nearby}
          </h2>
          <ServiceAreaList areas={nearby} columns={2} />
        </div>
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
      heading={<Heading name={name} />}
      picture={
        <Picture {...picture} fit="cover" priority sizes={pageHeroSizes} />
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
      <CtaButtons className="mt-8" />
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

function KeyFacts() {
  return (
    <dl className="mt-4 flex flex-wrap gap-x-14 gap-y-4">
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
    </dl>
  )
}

interface KeyFactProps {
  label: ReactNode
  value: string
}

function KeyFact({ label, value }: KeyFactProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-display text-fact leading-none font-extrabold text-ink">
        {value}
      </dd>
    </div>
  )
}

function CityReasons({ city: { reasons } }: { city: ShownCity }) {
  const { name } = useSiteSettings()
  return (
    <section
      aria-labelledby="reasons-title"
      className="page-width pt-12 lg:pt-20"
    >
      <h2 id="reasons-title" className="max-w-xl text-title">
        {cityHeadings.reasons(name)}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-8 md:auto-cols-fr md:grid-flow-col md:items-start lg:gap-x-12">
        {reasons.map((reason) => (
          <li key={reason} className="city-reason">
            {withUnbrokenTimes(reason)}
          </li>
        ))}
      </ul>
      <div className="mt-10 lg:mt-14">
        <CallLink tone="quiet" icon />
      </div>
    </section>
  )
}

/** Keeps line breaks out of a time and its AM or PM. */
function withUnbrokenTimes(text: string): string {
  return text.replaceAll(/(\d) (?=[AP]M)/g, '$1\u00a0')
}

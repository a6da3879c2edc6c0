import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { CityList } from '~/components/layout/city-list'
import { CtaButtons } from '~/components/layout/cta-buttons'
import { QuoteBand } from '~/components/layout/quote-band'
import { PageHero } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { phoneWidth } from '~/components/ui/picture-sizes'
import { business } from '~/content/business'
import type { ShownCity } from '~/content/cities/city'
import {
  cityClaims,
  cityFacts,
  cityHeadings,
} from '~/content/cities/city-headings'
import type { CityPageContent } from '~/content/cities/city-page-content'
import { FaqSection } from '~/features/faq/faq-section'
import { IllustrationNote } from '~/features/gallery/illustration-note'
import { QuoteSection } from '~/features/quote/quote-section'
import { CityReviewBand } from '~/features/reviews/review-quote-band'
import { SampleMark } from '~/features/reviews/sample-mark'
import { useSampleReviews } from '~/features/reviews/use-rating'
import { seamShare } from '~/lib/picture-seam'
import { ancestorsOf, cityPage } from '~/lib/site-pages'

import { CityPlaces, LocalConditions } from './city-places'
import { CityServices } from './city-services'

/**
 * Wide windows show it as high as the hero, whose words may need more, and from
 * its seam to their right edge.
 */
function heroSizes(picture: NonNullable<CityPageContent['picture']>): string {
  const ratio = (picture.width / picture.height).toFixed(2)
  const clean = (1 - seamShare(picture)).toFixed(2)
  return [
    `(min-width: 64rem) max(${ratio} * clamp(35rem, 62vh, 42rem), (50vw - 6rem) / ${clean})`,
    phoneWidth(100),
  ].join(', ')
}

export function CityPage({ content }: { content: CityPageContent }) {
  const { city, picture, localServices, faq, nearby } = content
  return (
    <>
      <CityHero city={city} picture={picture} />
      <div className="relative page-width grid grid-cols-1 gap-x-16 gap-y-9 pt-8 pb-14 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:pb-20 xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-20">
        <KeyFacts city={city} />
        <QuoteSection
          title={cityHeadings.quote(city.name)}
          introduction={city.callToAction}
          className="self-start has-[[data-quote-sent],[data-quote-failed]]:static lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-[calc(clamp(-1rem,89vh-41rem,13rem)-var(--hero-height)-2rem)]"
        />
        <div>
          <div className="mb-12 grid max-w-[62ch] gap-4 text-lead">
            {city.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <CityServices city={city} localServices={localServices} />
          <IllustrationNote
            pictures={[
              picture,
              ...localServices.map(({ pair }) => pair),
            ].filter((each) => each !== undefined)}
            className="mt-6"
          />
        </div>
      </div>
      <LocalConditions city={city} />
      <CityReviewBand city={city.name} />
      <CityPlaces city={city} />
      <CityReasons city={city} />
      <FaqSection faq={faq} firstOpen />
      {nearby.length > 0 && (
        <section
          aria-labelledby="nearby-title"
          className="page-width grid grid-cols-1 gap-x-16 gap-y-6 pb-16 lg:grid-cols-[1fr_2fr] lg:pb-24"
        >
          <h2 id="nearby-title" className="text-title">
            {cityHeadings.nearby}
          </h2>
          <CityList cities={nearby} />
        </section>
      )}
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
      className="lg:[--hero-picture:calc(50%+2rem)] xl:[--hero-picture:calc(50%+6rem)]"
      heading={<Heading name={name} />}
      picture={
        picture && (
          <div
            style={{
              '--seam': seamShare(picture),
              '--ratio': picture.width / picture.height,
            }}
            // Its seam is in what the quote card leaves free.
            className="size-full lg:absolute lg:inset-y-0 lg:left-[min(0px,var(--seam-to)-var(--width)*var(--seam))] lg:w-(--width) lg:[--seam-to:22%] lg:[--width:max(100cqh*var(--ratio),(100cqw-var(--seam-to))/(1-var(--seam)))] xl:[--seam-to:12rem]"
          >
            <Picture
              {...picture}
              fit="cover"
              priority
              sizes={heroSizes(picture)}
            />
          </div>
        )
      }
      above={
        <div className="low:flex low:flex-wrap low:items-center low:gap-x-6">
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />
          {county && (
            <p className="font-display text-heading font-semibold text-accent-bright">
              {county}
            </p>
          )}
        </div>
      }
    >
      <p className="mt-4 max-w-120 text-lead text-balance text-on-deep-soft low:mt-2">
        {city.opening}
      </p>
      <CtaButtons className="mt-6 low:mt-3" />
    </PageHero>
  )
}

// The second of two lines is small enough for the longest name.
function Heading({ name }: { name: string }) {
  const where = cityHeadings.page.where(name)
  return (
    <span
      style={{ '--length': where.length * 0.44 }}
      className="block text-[min(1em,100cqi/var(--length))] xl:text-[min(4.75rem,33rem/var(--length))] low:text-[min(2.5rem,100cqi/var(--length))]"
    >
      <span className="inline-block">{cityHeadings.page.what}</span>{' '}
      <span className="inline-block whitespace-nowrap">{where}</span>
    </span>
  )
}

function KeyFacts({ city: { population } }: { city: ShownCity }) {
  const { responseTime, rating } = cityClaims
  if (!responseTime && !rating && !population) return null
  return (
    <dl className="grid gap-3 border-b border-ground-line pb-6 min-[20rem]:auto-cols-fr min-[20rem]:grid-flow-col sm:gap-6 lg:pb-7">
      {responseTime && (
        <KeyFact label={cityFacts.responseTime} value={responseTime} />
      )}
      {rating && (
        <KeyFact
          label={
            <>
              <Link
                to="/reviews"
                className="underline underline-offset-4 hover:text-accent"
              >
                {cityFacts.rating}
              </Link>
              <Suspense>
                <MarkOfSamples />
              </Suspense>
            </>
          }
          value={rating}
        />
      )}
      {population && (
        <KeyFact
          label={`${cityFacts.population}, ${population.source.replaceAll(' ', '\u00a0')}`}
          value={withThousandsSeparators(population.count)}
        />
      )}
    </dl>
  )
}

function MarkOfSamples() {
  const areSamples = useSampleReviews()
  return (
    areSamples && (
      <>
        {' '}
        <SampleMark />
      </>
    )
  )
}

interface KeyFactProps {
  label: ReactNode
  value: string
}

function KeyFact({ label, value }: KeyFactProps) {
  return (
    <div className="flex flex-col-reverse justify-end gap-1.5">
      <dt className="text-sm leading-snug text-ink-soft sm:text-base">
        {label}
      </dt>
      <dd className="font-display text-xl leading-none font-extrabold xs:text-heading xs:whitespace-nowrap sm:text-subtitle xl:text-[clamp(2.3rem,1.7rem+1.5vw,3.1rem)]">
        {value}
      </dd>
    </div>
  )
}

function CityReasons({ city: { reasons } }: { city: ShownCity }) {
  const { name } = business
  if (reasons.length === 0) return null
  return (
    <section
      aria-labelledby="reasons-title"
      className="page-width pt-16 lg:pt-24"
    >
      <h2 id="reasons-title" className="max-w-xl text-title">
        {cityHeadings.reasons(name)}
      </h2>
      <ul className="mt-6 grid items-start gap-x-6 gap-y-5 md:mt-8 md:grid-cols-3 md:gap-y-8 md:has-[>:nth-child(4)]:grid-cols-2 lg:gap-x-12">
        {reasons.map((reason) => (
          <li
            key={reason}
            className="font-display text-xl leading-snug font-semibold before:mb-3 before:block before:h-1 before:bg-action before:stroke-line md:text-heading md:leading-snug md:text-balance md:before:mb-5 md:before:h-2"
          >
            {withUnbrokenTimes(reason)}
          </li>
        ))}
      </ul>
    </section>
  )
}

// `Intl.NumberFormat` takes a phone longer than the rest of the page.
function withThousandsSeparators(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

function withUnbrokenTimes(text: string): string {
  return text.replaceAll(/(\d) (?=[AP]M)/g, '$1\u00a0')
}

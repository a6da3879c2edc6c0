import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import type { Review, ReviewsResponse } from '#domain/reviews-contract.ts'
import { isSampleRow } from '#domain/sample-data.ts'
import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { QuoteBand } from '~/components/layout/cta-buttons'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { buttonStyle } from '~/components/ui/button-style'
import { classNames } from '~/components/ui/class-names'
import { ctaBandSizes } from '~/components/ui/cta-band'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { Spinner } from '~/components/ui/spinner'
import { reviewsPage } from '~/content/page-metadata'
import { reviewLabels, reviewsTexts } from '~/content/reviews-text'
import { serviceImage } from '~/content/services/service-pictures'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

import type { ReviewsResult } from './read-reviews.server'
import { GoogleMaps, RatingStars, ReviewAuthor } from './review-author'
import { ReviewWidget } from './review-widget'
import { reviewsQuery } from './reviews.queries'

const page = mainPages.reviews

/**
 * Renders every published review and, below them, a review platform's widget if
 * one is configured.
 */
export function ReviewsPage() {
  const { closing } = reviewsTexts
  return (
    <>
      <PageHero
        heading={reviewsPage.heading}
        picture={
          <Picture
            {...serviceImage('deck-fence')}
            fit="cover"
            priority
            sizes={pageHeroSizes}
          />
        }
        above={
          <Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} back />
        }
      >
        <p className="mt-5 max-w-[44ch] text-balance text-lead low:mt-2 text-on-deep-soft">
          {reviewsPage.introduction}
        </p>
        <SectionLink
          section={quoteFormId}
          className={buttonStyle('action', 'mt-6 text-lg low:mt-3')}
        >
          {closing.link}
        </SectionLink>
      </PageHero>
      <AllReviews />
      <QuoteBand
        texts={closing}
        picture={
          <Picture
            {...serviceImage('driveway')}
            fit="cover"
            sizes={ctaBandSizes}
          />
        }
      />
    </>
  )
}

function AllReviews() {
  const loading = (
    // The source of the reviews is not known yet, so a blank line reserves its
    // space.
    <Frame className="suspense-fallback" introduction={'\u00a0'}>
      {/* As tall as the viewport, so that the content below starts off-screen and its shift is not visible. */}
      <div className="grid min-h-svh content-start justify-items-center pt-[16vh]">
        <Spinner label={reviewLabels.loading} />
      </div>
    </Frame>
  )
  return (
    <Suspense fallback={loading}>
      <Loaded />
    </Suspense>
  )
}

function Loaded() {
  // Suspends above the frame, so that the frame and the list are streamed
  // together.
  const { data } = useSuspenseQuery(reviewsQuery)
  const { reviewWidget } = useSiteSettings()
  return (
    <Frame className="streamed-in" introduction={<Source result={data} />}>
      {data.ok && data.reviews.length > 0 ? (
        <ReviewsList {...data} />
      ) : (
        <NoReviews text={data.ok ? reviewsTexts.empty : reviewsTexts.failed} />
      )}
      {reviewWidget && <ReviewWidget label={reviewsTexts.widget} />}
    </Frame>
  )
}

interface FrameProps {
  className: string
  introduction: ReactNode
  children: ReactNode
}

function Frame({ className, introduction, children }: FrameProps) {
  return (
    <section
      aria-label={reviewsTexts.list}
      className={classNames(
        'page-width pt-12 pb-16 lg:pt-16 lg:pb-24',
        className,
      )}
    >
      <p className="mb-8 max-w-prose text-ink-soft lg:mb-12">{introduction}</p>
      <div className="grid grid-cols-1 gap-10">{children}</div>
    </section>
  )
}

function Source({ result }: { result: ReviewsResult }) {
  if (result.ok && result.source === 'google') {
    const [before, after] = reviewsTexts.googleSource
    return (
      <>
        {before}
        <GoogleMaps url={result.sourceUrl} />
        {after}
      </>
    )
  }
  if (!result.ok || result.reviews.length === 0) return null
  return result.reviews.every(({ id }) => isSampleRow(id))
    ? reviewsTexts.samples
    : reviewsTexts.source
}

/**
 * Renders the full reviews in columns. The newest one spans the top, and
 * shorter texts get larger type.
 */
function ReviewsList({ reviews, source }: ReviewsResponse) {
  return (
    <ul className="gap-x-16 md:columns-2 lg:gap-x-24">
      {reviews.map((review, index) => (
        <li
          key={review.id}
          className={
            index === 0
              ? 'mb-12 [&_.rating-stars]:[--star-size:min(2rem,10vw)] [&_.rating-stars]:[--stars-on:var(--color-poppy)] [column-span:all] lg:mb-16'
              : 'mb-10 break-inside-avoid before:mb-6 before:block before:h-1 before:bg-concrete-line before:[clip-path:polygon(0_60%,100%_0,100%_40%,0_100%)] lg:mb-14'
          }
        >
          <RatingStars rating={review.rating} />
          <p
            lang={review.lang}
            className={`my-5 whitespace-pre-line wrap-anywhere ${textStyle(review, index === 0)}`}
          >
            {review.text}
          </p>
          <ReviewAuthor review={review} source={source} />
        </li>
      ))}
    </ul>
  )
}

function textStyle({ text }: Review, isFirst: boolean): string {
  if (isFirst && text.length > 320) return 'max-w-[60ch] text-lead'
  if (isFirst)
    return 'max-w-[34ch] lg:max-w-[50ch] font-display text-statement leading-[1.15] font-bold text-balance'
  if (text.length <= 90)
    return 'font-display text-remark leading-[1.15] font-bold text-balance'
  return text.length <= 200
    ? 'text-lg sm:text-xl leading-normal'
    : 'text-lg leading-relaxed'
}

const linkStyle =
  'text-water-strong underline decoration-3 underline-offset-6 transition-colors duration-150 hover:text-ink hover:decoration-poppy'

function NoReviews({ text }: { text: string }) {
  const { phone } = useSiteSettings()
  const { ask } = reviewsTexts
  return (
    <p className="max-w-[30ch] py-6 font-display text-statement leading-[1.2] font-bold text-balance lg:py-10">
      {`${text} ${ask.call} `}
      <a href={`tel:${phone}`} className={`whitespace-nowrap ${linkStyle}`}>
        {formatPhone(phone)}
      </a>
      {` ${ask.or} `}
      <SectionLink section={quoteFormId} className={linkStyle}>
        {ask.form}
      </SectionLink>
      .
    </p>
  )
}

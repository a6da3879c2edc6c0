import { useSuspenseQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, Suspense } from 'react'

import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { Spinner } from '~/components/ui/spinner'
import { homeGallery } from '~/content/home-gallery'
import { sectionHeadings } from '~/content/home-page-text'
import { reviewLabels } from '~/content/reviews-text'

import { AllReviewsLink } from './all-reviews-link'
import type { Reviews } from './read-reviews.server'
import { ReviewCard } from './review-card'
import { reviewsQuery } from './reviews.queries'
import { shortenText } from './shorten-text'
import { useMarquee } from './use-marquee'

const secondsPerReview = 9

/** The gallery above ends in a slant. */
const isUnderSlant = homeGallery.length > 0

export function ReviewsMarquee() {
  const loading = (
    <StripFrame
      titleId="reviews-loading-title"
      className="noscript:hidden"
      button={<StripButton isPaused={false} isHidden />}
    >
      <div className="grid min-h-72 place-items-center max-[26rem]:min-h-80">
        <Spinner label={reviewLabels.loading} />
      </div>
    </StripFrame>
  )
  return (
    <Suspense fallback={loading}>
      <LoadedStrip />
    </Suspense>
  )
}

function LoadedStrip() {
  const { data } = useSuspenseQuery(reviewsQuery)
  if (!data.ok || data.reviews.length === 0) return null
  return <MovingStrip {...data} />
}

// Three copies, of which only the middle one is exposed to screen readers.
// Without motion it is the only one and scrolls by hand.
function MovingStrip({ reviews, source }: Reviews) {
  const duration = reviews.length * secondsPerReview
  const { viewport, track, isStill, isMoving, isPaused, ...motion } =
    useMarquee(duration)
  const list = clsx(
    'flex gap-5 pr-5 motion-reduce:w-full motion-reduce:pr-0',
    !isStill && 'min-w-screen',
  )
  const cards = reviews.map((review) => (
    <li
      key={review.id}
      className="w-80 max-w-[min(80vw,30rem)] shrink-0 grow snap-start motion-reduce:w-[calc((100%-(var(--shown)-1)*5*var(--spacing))/var(--shown))] motion-reduce:max-w-none"
    >
      <ReviewCard
        review={review}
        source={source}
        text={shortenText(review.text)}
      />
    </li>
  ))
  const copy = (
    <ul aria-hidden inert className={list}>
      {cards}
    </ul>
  )
  return (
    <StripFrame
      titleId="reviews-title"
      className="streamed-in"
      button={
        <StripButton
          isPaused={isPaused}
          isHidden={isStill}
          onClick={motion.toggle}
        />
      }
    >
      {/* Focusable because focus pauses the strip, and browsers then let the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={viewport}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags fits a scrollable region
        role="group"
        aria-label={reviewLabels.strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        onFocus={motion.pauseForFocus}
        onBlur={motion.resumeAfterFocus}
        className={clsx(
          // Without motion, as many whole cards as fit.
          'group grid min-h-72 [scrollbar-width:thin] overscroll-x-contain [--shown:1] motion-reduce:mx-gutter motion-reduce:snap-x motion-reduce:snap-mandatory motion-reduce:grid-cols-1 max-[26rem]:min-h-80 sm:[--shown:2] lg:[--shown:3]',
          isMoving ? 'overflow-hidden' : 'overflow-x-auto',
        )}
      >
        <div
          ref={track}
          style={{ animationDuration: `${duration}s` }}
          className={clsx(
            'flex w-max pl-gutter motion-reduce:w-full motion-reduce:pl-0',
            isMoving &&
              'animate-[marquee_linear_infinite] group-hover:[animation-play-state:paused] group-data-[in-view=false]:[animation-play-state:paused]',
          )}
        >
          {!isStill && copy}
          <ul className={list}>{cards}</ul>
          {!isStill && copy}
        </div>
      </div>
    </StripFrame>
  )
}

interface StripFrameProps {
  /** `useId` would give the same one to the fallback, briefly beside it. */
  titleId: string
  className: string
  button: ReactNode
  children: ReactNode
}

function StripFrame({ titleId, button, className, children }: StripFrameProps) {
  return (
    <section
      aria-labelledby={titleId}
      className={clsx(
        'overflow-hidden bg-ground-shade',
        isUnderSlant && 'under-slant pt-(--slant)',
        className,
      )}
    >
      <div className="py-10 lg:py-16">
        <div className="page-width flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id={titleId} className="text-title">
            {sectionHeadings.reviews}
          </h2>
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6">
            <AllReviewsLink />
            {button}
          </div>
        </div>
        <div className="mt-6 lg:mt-8">{children}</div>
      </div>
    </section>
  )
}

interface StripButtonProps {
  isPaused: boolean
  isHidden: boolean
  onClick?: () => void
}

// Keeps its space, to prevent a layout shift.
function StripButton({ isPaused, isHidden, onClick }: StripButtonProps) {
  const label = isPaused ? reviewLabels.play : reviewLabels.pause
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      title={label}
      className={buttonStyle({
        tone: 'quiet',
        size: 'icon',
        className: clsx(
          'size-11',
          isHidden && 'invisible motion-reduce:hidden',
        ),
      })}
    >
      <Icon name={isPaused ? 'play' : 'pause'} className="size-4" />
    </button>
  )
}

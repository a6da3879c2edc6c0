import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { inView } from 'motion'
import {
  Suspense,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import type { Review, ReviewsResponse } from '#domain/reviews-contract.ts'
import { useReducedMotion } from '~/browser/reduced-motion'
import { buttonStyle } from '~/components/ui/button-style'
import { classNames } from '~/components/ui/class-names'
import { LinkArrow, Icon } from '~/components/ui/icon'
import { Spinner } from '~/components/ui/spinner'
import { sectionHeadings } from '~/content/home-page-text'
import { reviewLabels } from '~/content/reviews-text'

import { RatingStars, ReviewAuthor } from './review-author'
import { reviewsQuery, type ReviewsSource } from './reviews.queries'

/**
 * Streams in the home page's reviews behind a spinner of the same height.
 * Renders nothing if there are no reviews.
 */
export function ReviewsMarquee() {
  const loading = (
    <StripFrame titleId="reviews-loading-title" className="suspense-fallback">
      <div className="grid min-h-72 max-[26rem]:min-h-80 place-items-center">
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

const secondsPerReview = 9

function LoadedStrip() {
  const { data } = useSuspenseQuery(reviewsQuery)
  if (!data.ok || data.reviews.length === 0) return null
  return <MovingStrip {...data} />
}

/**
 * Renders three copies of the list as an endlessly moving strip. Only the
 * middle copy is exposed to screen readers. Without motion (no JavaScript, or
 * reduced motion), it is the only copy and scrolls by hand.
 */
function MovingStrip({ reviews, source }: ReviewsResponse) {
  const duration = reviews.length * secondsPerReview
  const { viewport, track, ...motion } = useMarquee(duration)
  const cards = reviews.map((review) => (
    <ReviewCard key={review.id} review={review} source={source} />
  ))
  const list = classNames('flex gap-5 pr-5', !motion.isStill && 'min-w-screen')
  const copy = motion.isStill ? null : (
    <ul aria-hidden inert className={list}>
      {cards}
    </ul>
  )
  return (
    <StripFrame titleId="reviews-title" motion={motion} className="streamed-in">
      {/* Focusable because focus pauses the strip, and browsers then let the arrow keys scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={viewport}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags fits a scrollable region
        role="group"
        aria-label={reviewLabels.strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        onFocus={motion.onFocus}
        onBlur={motion.onBlur}
        className={classNames(
          'group/strip grid min-h-72 max-[26rem]:min-h-80 overscroll-x-contain [scrollbar-width:thin]',
          motion.isMoving ? 'overflow-hidden' : 'overflow-x-auto',
        )}
      >
        <div
          ref={track}
          style={{ animationDuration: `${duration}s` }}
          className={classNames(
            'flex w-max pl-gutter',
            motion.isMoving &&
              '[animation:marquee_linear_infinite] group-hover/strip:[animation-play-state:paused] group-data-[in-view=false]/strip:[animation-play-state:paused]',
          )}
        >
          {copy}
          <ul className={list}>{cards}</ul>
          {copy}
        </div>
      </div>
    </StripFrame>
  )
}

function ReviewCard({
  review,
  source,
}: {
  review: Review
  source: ReviewsSource
}) {
  return (
    <li className="flex w-80 max-w-[80vw] shrink-0 flex-col gap-4 rounded-card bg-white p-6">
      <RatingStars rating={review.rating} />
      <p
        lang={review.lang}
        className="grow text-lg leading-normal wrap-anywhere"
      >
        {shortenText(review.text)}
      </p>
      <ReviewAuthor review={review} source={source} />
    </li>
  )
}

interface StripFrameProps {
  /**
   * Not from `useId` because the fallback and the strip, briefly both in the
   * document, would get the same id.
   */
  titleId: string
  className: string
  /**
   * Set once the strip has loaded. Until then, an invisible button reserves its
   * space to prevent a layout shift.
   */
  motion?: { isStill: boolean; isPaused: boolean; toggle: () => void }
  children: ReactNode
}

/**
 * Renders the section around the strip. Its height is the same while loading
 * and afterwards.
 */
function StripFrame({ titleId, motion, className, children }: StripFrameProps) {
  const isPaused = motion?.isPaused === true
  return (
    <section
      aria-labelledby={titleId}
      className={classNames('overflow-hidden bg-concrete', className)}
    >
      <div className="py-10 lg:py-16">
        <div className="page-width flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2 id={titleId} className="text-title">
            {sectionHeadings.reviews}
          </h2>
          <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-6">
            <Link
              to="/reviews"
              className="group inline-flex min-h-11 items-center gap-2 font-semibold text-water-strong underline decoration-2 underline-offset-4 hover:text-ink"
            >
              {reviewLabels.all}
              <LinkArrow />
            </Link>
            <button
              type="button"
              onClick={motion?.toggle}
              className={buttonStyle(
                'quiet',
                classNames(
                  'min-w-12 px-4 py-2 sm:px-5',
                  motion?.isStill !== false && 'invisible motion-reduce:hidden',
                ),
              )}
            >
              <Icon name={isPaused ? 'play' : 'pause'} className="size-4" />
              <span className="max-sm:sr-only">
                {isPaused ? reviewLabels.play : reviewLabels.pause}
              </span>
            </button>
          </div>
        </div>
        <div className="mt-6 lg:mt-8">{children}</div>
      </div>
    </section>
  )
}

/**
 * Shortens a text to its first 120 characters and an ellipsis if it is longer.
 */
export function shortenText(text: string): string {
  // Counts code points because cutting by UTF-16 units could split an emoji.
  const characters = Array.from(text)
  return characters.length > 120
    ? `${characters.slice(0, 120).join('')}…`
    : text
}

/**
 * Drives an endless strip: a viewport around a track of three equal lists,
 * which the `marquee` keyframes move. When halted, the strip scrolls by hand
 * from its current position, and the animation resumes where the visitor left
 * it.
 */
function useMarquee(secondsPerLoop: number) {
  const viewport = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const haltedAt = useRef(0)
  // The button halts the strip until the next click, focus halts it until blur.
  const [halt, setHalt] = useState<'button' | 'focus'>()
  const isStill = useReducedMotion()
  const isMoving = !isStill && !halt

  useLayoutEffect(() => {
    const box = viewport.current
    if (!box || isStill) return undefined
    if (!isMoving) {
      box.scrollLeft = haltedAt.current
      return undefined
    }
    const listWidth = track.current?.firstElementChild?.clientWidth || 1
    const [animation] = track.current?.getAnimations() ?? []
    if (animation)
      animation.currentTime =
        ((box.scrollLeft % listWidth) / listWidth) * secondsPerLoop * 1000
    box.scrollLeft = 0
    return inView(box, () => {
      box.dataset['inView'] = 'true'
      return () => (box.dataset['inView'] = 'false')
    })
  }, [isMoving, isStill, secondsPerLoop])

  function stop(by: 'button' | 'focus') {
    if (isMoving && track.current)
      haltedAt.current = -new DOMMatrix(
        getComputedStyle(track.current).transform,
      ).m41
    setHalt(by)
  }

  return {
    viewport,
    track,
    /**
     * Whether there is no motion to stop, because the visitor prefers none or
     * the page is not hydrated yet.
     */
    isStill,
    isMoving,
    isPaused: halt === 'button',
    toggle: () => (halt === 'button' ? setHalt(undefined) : stop('button')),
    onFocus: () => isMoving && stop('focus'),
    onBlur: () => halt === 'focus' && setHalt(undefined),
  }
}

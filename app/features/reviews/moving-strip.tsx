import type { Review } from '#functions/_shared/reviews-contract.ts'
import { reviewLabels } from '~/content/review-labels'
import { classNames } from '~/ui/class-names'

import { ReviewCard } from './review-card'
import type { ReviewsSource } from './reviews-result'
import { StripButton } from './strip-button'
import { StripFrame } from './strip-frame'
import { useStripMotion } from './use-strip-motion'

/** Time to read one review while it passes. */
const secondsPerReview = 9

interface MovingStripProps {
  reviews: Review[]
  source: ReviewsSource
  className: string | undefined
}

/**
 * The list three times in a row, moving without end. Only the middle one, which is the one in sight, is there
 * for screen readers; where nothing moves (no scripts, reduced motion) it is the only one and scrolls by hand.
 */
export function MovingStrip({ reviews, source, className }: MovingStripProps) {
  const { viewport, track, ...motion } = useStripMotion({
    secondsPerRound: reviews.length * secondsPerReview,
  })
  const cards = reviews.map((review) => <ReviewCard key={review.id} review={review} source={source} />)
  const list = classNames('flex gap-5 pr-5', !motion.still && 'min-w-screen')
  const copy = motion.still ? null : (
    <ul aria-hidden inert className={list}>
      {cards}
    </ul>
  )
  return (
    <StripFrame
      titleId="reviews-title"
      control={<StripButton paused={motion.paused} invisible={motion.still} onPress={motion.toggle} />}
      className={classNames('shown-late', className)}
    >
      {/* Focus halts it, and then the arrow keys scroll it: browsers do that, but only where focus can go. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={viewport}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- none of those tags is a scrolled region
        role="group"
        aria-label={reviewLabels.strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        onFocus={motion.onFocus}
        onBlur={motion.onBlur}
        onPointerEnter={motion.onPointerEnter}
        onPointerLeave={motion.onPointerLeave}
        className={classNames(
          'grid min-h-72 max-[26rem]:min-h-80 overscroll-x-contain [scrollbar-width:thin]',
          motion.moving ? 'overflow-hidden' : 'overflow-x-auto',
        )}
      >
        {/* The first review begins where the text of the page does. */}
        <div ref={track} className="flex w-max pl-gutter">
          {copy}
          <ul className={list}>{cards}</ul>
          {copy}
        </div>
      </div>
    </StripFrame>
  )
}

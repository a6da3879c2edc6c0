import { clsx } from 'clsx'

import { reviewLabels } from '~/content/reviews-text'

const starCount = 5

interface StarRatingProps {
  rating: number
  size?: 'small' | 'usual'
  className?: string
}

const plates = {
  small: 'px-3 py-1 [--run:0.25rem] [--star-size:calc(3.5*var(--spacing))]',
  usual: 'px-4 py-1.5 [--run:0.35rem] [--star-size:calc(5*var(--spacing))]',
}

// The plate contains the hidden text, because a scrolling strip cannot clip
// text that is positioned by the page.
export function StarRating({
  rating,
  size = 'usual',
  className,
}: StarRatingProps) {
  return (
    <p
      className={clsx(
        'relative w-max bg-deep lean-both',
        plates[size],
        className,
      )}
    >
      <Stars rating={rating} />
      <span className="sr-only print:not-sr-only">{`${rating} ${reviewLabels.stars}`}</span>
    </p>
  )
}

interface StarsProps {
  rating: number
  className?: string
}

/** Five stars for dark backgrounds. The text next to them says the rating. */
export function Stars({ rating, className }: StarsProps) {
  const filled = (100 * rating) / starCount
  return (
    <span
      aria-hidden
      className={clsx('block star-row print:hidden', className)}
      style={{ backgroundSize: `${filled}% 100%` }}
    />
  )
}

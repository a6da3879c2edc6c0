import { reviewLabels } from '~/content/reviews-text'

const starCount = 5

export function StarRating({ rating }: { rating: number }) {
  return (
    <p className="star-plate">
      <Stars rating={rating} />
      <span className="sr-only">{`${rating} ${reviewLabels.stars}`}</span>
    </p>
  )
}

/**
 * Renders five stars for dark backgrounds, filled up to the rating from 0 to 5.
 * Decorative: the text next to them says the rating.
 */
export function Stars({ rating }: { rating: number }) {
  const filled = (100 * rating) / starCount
  return (
    <span
      aria-hidden
      className="rating-stars"
      style={{ backgroundSize: `${filled}% 100%` }}
    />
  )
}

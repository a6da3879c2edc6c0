import { reviewLabels } from '~/content/review-labels'

/** Five stars, as many of them filled as the rating says. */
export function RatingStars({ rating }: { rating: number }) {
  return (
    <p className="rating-stars" style={{ backgroundSize: `${rating * 20}% 100%` }}>
      <span className="sr-only">{`${rating} ${reviewLabels.stars}`}</span>
    </p>
  )
}

import type { Review } from '#functions/_shared/reviews-contract.ts'
import { isSampleRow } from '#functions/_shared/sample-row.ts'
import { reviewsTexts } from '~/content/reviews-texts'

/** The figure above the list: computed from what is in it, unlike the claim of the other pages. */
export function AverageRating({ reviews }: { reviews: readonly Review[] }) {
  const average = averageOf(reviews)
  const areSamples = reviews.every(({ id }) => isSampleRow(id))
  return (
    <p className="flex items-center gap-x-5">
      <span className="font-display text-count leading-[0.85] font-extrabold tabular-nums">
        {average.toFixed(1)}
      </span>
      <span className="min-w-0 text-ink-soft">
        <span
          aria-hidden
          className="rating-stars mb-1 block [--star-size:min(1.6rem,8vw)] [--stars-on:var(--color-poppy)]"
          style={{ backgroundSize: `${average * 20}% 100%` }}
        />
        {reviewsTexts.average(reviews.length, areSamples)}
      </span>
    </p>
  )
}

function averageOf(reviews: readonly Review[]): number {
  return reviews.reduce((total, { rating }) => total + rating, 0) / reviews.length
}

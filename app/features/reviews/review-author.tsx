import type { Review } from '#functions/_shared/reviews-contract.ts'

import { initials } from './initials'
import { formatReviewDay } from './review-day'

/**
 * Who wrote it, and when. Initials instead of the author's picture: that would be fetched from another site
 * before the visitor has asked for anything.
 */
export function ReviewAuthor({ review: { author, date } }: { review: Review }) {
  return (
    <div className="flex items-center gap-3 self-start">
      <span
        aria-hidden
        className="swipe-chip grid h-10 w-13 shrink-0 place-items-center bg-water-tint font-display text-sm font-bold text-water-strong"
      >
        {initials(author)}
      </span>
      <div className="min-w-0 leading-snug">
        <p className="font-semibold wrap-anywhere">{author}</p>
        <time dateTime={date} className="text-sm text-ink-soft">
          {formatReviewDay(date)}
        </time>
      </div>
    </div>
  )
}

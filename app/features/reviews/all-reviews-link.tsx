import { Link } from '@tanstack/react-router'

import { LinkArrow } from '~/components/ui/icon'
import { reviewLabels } from '~/content/reviews-text'

export function AllReviewsLink() {
  return (
    <Link
      to="/reviews"
      className="group inline-flex min-h-11 items-center gap-2 font-semibold text-accent-strong underline decoration-2 underline-offset-4 hover:text-ink"
    >
      {reviewLabels.all}
      <LinkArrow />
    </Link>
  )
}

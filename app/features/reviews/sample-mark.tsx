import { reviewsTexts } from '~/content/reviews-text'

export function SampleMark() {
  return (
    <span className="rounded-button border border-field-line px-1.5">
      {reviewsTexts.sample}
    </span>
  )
}

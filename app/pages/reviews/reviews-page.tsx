import { reviewsPage } from '~/content/page-texts'
import { formatPhone } from '~/content/phone'
import { reviewsTexts } from '~/content/reviews-texts'
import { useSite } from '~/content/use-site'
import { quoteFormId } from '~/features/quote/quote-form-id'
import { BackHomeLink } from '~/ui/back-home-link'
import { buttonStyle } from '~/ui/button-style'
import { ClosingBand } from '~/ui/closing-band'
import { SectionLink } from '~/ui/section-link'

import { AllReviews } from './all-reviews'

/** Every published review, and below them the widget of a review platform where one is set up. */
export function ReviewsPage() {
  const { phone } = useSite()
  const { closing } = reviewsTexts
  return (
    <>
      <section aria-labelledby="reviews-title" className="on-deep swipe-edge bg-deep text-on-deep">
        <div className="page-width pt-8 pb-10 lg:pb-14">
          <BackHomeLink />
          <h1 id="reviews-title" className="mt-5 text-hero">
            {reviewsPage.heading}
          </h1>
          <p className="mt-4 max-w-3xl text-lead text-on-deep-soft">{reviewsPage.introduction}</p>
        </div>
      </section>
      <AllReviews />
      <ClosingBand heading={closing.heading} text={closing.text}>
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
          {closing.link}
        </SectionLink>
        <a href={`tel:${phone}`} className={buttonStyle('quiet', 'text-lg')}>
          Call {formatPhone(phone)}
        </a>
      </ClosingBand>
    </>
  )
}

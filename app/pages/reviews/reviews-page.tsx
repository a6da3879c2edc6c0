import { Breadcrumbs } from '~/business/breadcrumbs'
import { CallLink } from '~/business/call-link'
import { quoteFormId } from '~/business/quote-form-id'
import { SectionLink } from '~/business/section-link'
import { reviewsPage } from '~/content/pages/reviews'
import { reviewsTexts } from '~/content/reviews-texts'
import { deckFencePicture } from '~/content/services/deck-fence-picture'
import { drivewayPicture } from '~/content/services/driveway-picture'
import { ancestorsOf, mainPages } from '~/seo/site-pages'
import { buttonStyle } from '~/ui/button-style'
import { ClosingBand, closingBandSizes } from '~/ui/closing-band'
import { PageHero, pageHeroSizes } from '~/ui/page-hero'
import { Picture } from '~/ui/picture'

import { AllReviews } from './all-reviews'

const page = mainPages.reviews

/** Every published review, and below them the widget of a review platform where one is set up. */
export function ReviewsPage() {
  const { closing } = reviewsTexts
  return (
    <>
      <PageHero
        heading={reviewsPage.heading}
        picture={<Picture {...deckFencePicture} fit="cover" priority sizes={pageHeroSizes} />}
        above={<Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} back />}
      >
        <p className="mt-5 max-w-[44ch] text-balance text-lead low:mt-2 text-on-deep-soft">
          {reviewsPage.introduction}
        </p>
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'mt-6 text-lg low:mt-3')}>
          {closing.link}
        </SectionLink>
      </PageHero>
      <AllReviews />
      <ClosingBand
        heading={closing.heading}
        text={closing.text}
        picture={<Picture {...drivewayPicture} fit="cover" sizes={closingBandSizes} />}
      >
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
          {closing.link}
        </SectionLink>
        <CallLink />
      </ClosingBand>
    </>
  )
}

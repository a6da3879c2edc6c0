import { Breadcrumbs } from '~/business/breadcrumbs'
import { CallLink } from '~/business/call-link'
import { quoteFormId } from '~/business/quote-form-id'
import { SectionLink } from '~/business/section-link'
import { reviewsPage } from '~/content/pages/reviews'
import { reviewsTexts } from '~/content/reviews-texts'
import { deckFencePicture } from '~/content/services/deck-fence-picture'
import { driveway } from '~/content/services/driveway'
import { ancestorsOf, mainPages } from '~/seo/site-pages'
import { buttonStyle } from '~/ui/button-style'
import { ClosingBand, closingBandSizes } from '~/ui/closing-band'
import { PageHero, pageHeroSizes } from '~/ui/page-hero'
import { Picture } from '~/ui/picture'

import { AllReviews } from './all-reviews'
import { Rating } from './rating'

// Rating and button make this head taller than the others, and its picture wider before it is cropped.
const tallHeroSizes = `(min-width: 90rem) 67rem, ${pageHeroSizes}`

const page = mainPages.reviews

/** Every published review, and below them the widget of a review platform where one is set up. */
export function ReviewsPage() {
  const { closing } = reviewsTexts
  return (
    <>
      <PageHero
        heading={reviewsPage.heading}
        picture={<Picture {...deckFencePicture} fit="cover" priority sizes={tallHeroSizes} />}
        above={<Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} back />}
      >
        <p className="mt-5 max-w-[44ch] text-lead text-on-deep-soft">{reviewsPage.introduction}</p>
        <div className="flex flex-col items-start low:flex-col-reverse">
          <Rating />
          <SectionLink section={quoteFormId} className={buttonStyle('action', 'mt-6 text-lg')}>
            {closing.link}
          </SectionLink>
        </div>
      </PageHero>
      <AllReviews />
      <ClosingBand
        heading={closing.heading}
        text={closing.text}
        picture={<Picture {...driveway.image} fit="cover" sizes={closingBandSizes} />}
      >
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
          {closing.link}
        </SectionLink>
        <CallLink />
      </ClosingBand>
    </>
  )
}

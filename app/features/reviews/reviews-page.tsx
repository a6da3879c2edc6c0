import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { CallLink } from '~/components/layout/cta-buttons'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { ClosingBand, closingBandSizes } from '~/components/ui/closing-band'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { reviewsPage } from '~/content/page-texts'
import { reviewsTexts } from '~/content/reviews'
import { serviceImage } from '~/content/services/pictures'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

import { AllReviews } from './all-reviews'

const page = mainPages.reviews

/** Every published review, and below them the widget of a review platform where one is set up. */
export function ReviewsPage() {
  const { closing } = reviewsTexts
  return (
    <>
      <PageHero
        heading={reviewsPage.heading}
        picture={<Picture {...serviceImage('deck-fence')} fit="cover" priority sizes={pageHeroSizes} />}
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
        picture={<Picture {...serviceImage('driveway')} fit="cover" sizes={closingBandSizes} />}
      >
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
          {closing.link}
        </SectionLink>
        <CallLink />
      </ClosingBand>
    </>
  )
}

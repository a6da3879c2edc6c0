import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { QuoteBand } from '~/components/layout/cta-buttons'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { ctaBandSizes } from '~/components/ui/cta-band'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { ctaTexts } from '~/content/cta-text'
import { reviewsPage } from '~/content/page-metadata'
import { reviewsTexts } from '~/content/reviews-text'
import { serviceImage } from '~/content/services/service-pictures'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

import { AllReviews } from './all-reviews'
import { RatingSummary } from './rating-summary'

const page = mainPages.reviews

/** Renders the average rating and every published review. */
export function ReviewsPage() {
  const { closing } = reviewsTexts
  return (
    <>
      <PageHero
        heading={reviewsPage.heading}
        picture={
          <Picture
            {...serviceImage('deck-fence')}
            fit="cover"
            priority
            sizes={pageHeroSizes}
          />
        }
        above={<Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} />}
      >
        <p className="mt-5 max-w-[44ch] text-balance text-lead low:mt-2 text-on-deep-soft">
          {reviewsPage.introduction}
        </p>
        <RatingSummary />
        <SectionLink
          section={quoteFormId}
          className={buttonStyle('action', 'mt-6 text-lg low:mt-3')}
        >
          {ctaTexts.quote}
        </SectionLink>
      </PageHero>
      <AllReviews />
      <QuoteBand
        texts={closing}
        picture={
          <Picture
            {...serviceImage('driveway')}
            fit="cover"
            sizes={ctaBandSizes}
          />
        }
      />
    </>
  )
}

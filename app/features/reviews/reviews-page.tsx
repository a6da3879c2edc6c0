import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { QuoteBand } from '~/components/layout/quote-band'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { ctaBandSizes } from '~/components/ui/cta-band'
import { PageHero } from '~/components/ui/page-hero'
import { Picture } from '~/components/ui/picture'
import { phoneWidth } from '~/components/ui/picture-sizes'
import { ctaTexts } from '~/content/cta-text'
import type { ReviewsPageContent } from '~/content/reviews-page-content'
import { reviewsPage } from '~/content/reviews-page-text'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

import { AllReviews } from './all-reviews'
import { RatingSummary } from './rating-summary'

const { reviews } = mainPages

const heroSizes = `(min-width: 64rem) 50vw, ${phoneWidth(100)}`

interface ReviewsPageProps {
  content: ReviewsPageContent
  page: number
}

export function ReviewsPage({ content, page }: ReviewsPageProps) {
  const { heroPicture, services, closingPair } = content
  const [, clean] = closingPair.colors
  return (
    <>
      <PageHero
        kind="short"
        heading={reviewsPage.heading}
        picture={
          heroPicture && (
            <Picture
              {...heroPicture}
              className="[--crop-y:0%]"
              fit="cover"
              priority
              sizes={heroSizes}
            />
          )
        }
        above={
          <Breadcrumbs ancestors={ancestorsOf(reviews)} here={reviews.name} />
        }
      >
        <RatingSummary page={page} />
        <SectionLink
          section={quoteFormId}
          className={buttonStyle({
            tone: 'action',
            className: 'mt-7 text-lg low:mt-3',
          })}
        >
          {ctaTexts.quote}
        </SectionLink>
      </PageHero>
      <AllReviews page={page} services={services} />
      <QuoteBand
        texts={reviewsPage.closing}
        picture={
          <Picture
            {...closingPair}
            part="after"
            colors={[clean, clean]}
            fit="cover"
            sizes={ctaBandSizes}
          />
        }
      />
    </>
  )
}

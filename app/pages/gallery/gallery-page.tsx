import { Breadcrumbs } from '~/business/breadcrumbs'
import { CallLink } from '~/business/call-link'
import { quoteFormId } from '~/business/quote-form-id'
import { SectionLink } from '~/business/section-link'
import { SweptPicture } from '~/business/swept-picture'
import { fullGallery, galleryClosing } from '~/content/gallery'
import { galleryPage } from '~/content/pages/gallery'
import { deckFencePicture } from '~/content/services/deck-fence-picture'
import { sweptPair } from '~/content/swept-pair'
import { waysToAsk } from '~/content/ways-to-ask'
import { GalleryGrid } from '~/features/gallery/gallery-grid'
import { ancestorsOf, mainPages } from '~/seo/site-pages'
import { buttonStyle } from '~/ui/button-style'
import { ClosingBand, closingBandSizes } from '~/ui/closing-band'
import { PageHero, pageHeroSizes } from '~/ui/page-hero'
import { Picture } from '~/ui/picture'

const page = mainPages.gallery

// Described below, among the others.
const heroPair = { ...sweptPair, alt: '' }

/** All pairs. */
export function GalleryPage() {
  return (
    <>
      <PageHero
        brief
        heading={galleryPage.heading}
        picture={<SweptPicture image={heroPair} priority sizes={pageHeroSizes} />}
        above={<Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} back />}
      >
        <p className="mt-5 max-w-[46ch] text-lead text-on-deep-soft">{galleryPage.introduction}</p>
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'mt-6 text-lg')}>
          {waysToAsk.quote}
        </SectionLink>
      </PageHero>
      <div className="page-width pt-6 pb-16 lg:pt-2 lg:pb-24">
        <GalleryGrid images={fullGallery} layout="masonry" badges />
      </div>
      <ClosingBand
        heading={galleryClosing.heading}
        text={galleryClosing.text}
        picture={<Picture {...deckFencePicture} fit="cover" sizes={closingBandSizes} />}
      >
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
          {waysToAsk.quote}
        </SectionLink>
        <CallLink />
      </ClosingBand>
    </>
  )
}

import { fullGallery, galleryClosing } from '~/content/gallery'
import { galleryPage } from '~/content/page-texts'
import { formatPhone } from '~/content/phone'
import { useSite } from '~/content/use-site'
import { GalleryGrid } from '~/features/gallery/gallery-grid'
import { quoteFormId } from '~/features/quote/quote-form-id'
import { BackHomeLink } from '~/ui/back-home-link'
import { buttonStyle } from '~/ui/button-style'
import { ClosingBand } from '~/ui/closing-band'
import { SectionLink } from '~/ui/section-link'

/** All twenty-four pairs. */
export function GalleryPage() {
  const { phone } = useSite()
  return (
    <>
      <section aria-labelledby="gallery-title" className="on-deep swipe-edge bg-deep text-on-deep">
        <div className="page-width pt-8 pb-10 lg:pb-14">
          <BackHomeLink />
          <h1 id="gallery-title" className="mt-5 text-hero">
            {galleryPage.heading}
          </h1>
          <p className="mt-4 max-w-2xl text-lead text-on-deep-soft">{galleryPage.introduction}</p>
        </div>
      </section>
      <div className="page-width pt-8 pb-20 lg:pt-12 lg:pb-28">
        <GalleryGrid images={fullGallery} layout="masonry" badges priority />
      </div>
      <ClosingBand heading={galleryClosing.heading} text={galleryClosing.text}>
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
          Get a FREE Quote
        </SectionLink>
        <a href={`tel:${phone}`} className={buttonStyle('quiet', 'text-lg')}>
          Call {formatPhone(phone)}
        </a>
      </ClosingBand>
    </>
  )
}

import { Breadcrumbs } from '~/business/breadcrumbs'
import { quoteFormId } from '~/business/quote-form-id'
import { SectionLink } from '~/business/section-link'
import { SweptPicture } from '~/business/swept-picture'
import type { GalleryKind } from '~/content/gallery-kind'
import { galleryPage } from '~/content/pages/gallery'
import { sweptPair } from '~/content/swept-pair'
import { waysToAsk } from '~/content/ways-to-ask'
import { ancestorsOf, mainPages } from '~/seo/site-pages'
import { buttonStyle } from '~/ui/button-style'
import { PageHero, pageHeroSizes } from '~/ui/page-hero'

import { GalleryWall } from './gallery-wall'

const page = mainPages.gallery

// Described below, among the others.
const heroPair = { ...sweptPair, alt: '' }

/** All pairs, or those of the one kind that the address names. */
export function GalleryPage({ kind }: { kind: GalleryKind | undefined }) {
  return (
    <>
      <PageHero
        brief
        heading={galleryPage.heading}
        picture={<SweptPicture image={heroPair} priority sizes={pageHeroSizes} />}
        above={<Breadcrumbs ancestors={ancestorsOf(page)} here={page.name} back />}
      >
        <p className="mt-5 max-w-[46ch] text-balance text-lead low:mt-2 text-on-deep-soft">
          {galleryPage.introduction}
        </p>
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'mt-6 text-lg low:mt-3')}>
          {waysToAsk.quote}
        </SectionLink>
      </PageHero>
      <GalleryWall kind={kind} />
    </>
  )
}

import { Breadcrumbs } from '~/components/layout/breadcrumbs'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { SweptPicture } from '~/components/layout/swept-picture'
import { buttonStyle } from '~/components/ui/button-style'
import { PageHero, pageHeroSizes } from '~/components/ui/page-hero'
import { ctaTexts } from '~/content/cta'
import type { GalleryKind } from '~/content/gallery-kind'
import { galleryPage } from '~/content/page-texts'
import { sweptPair } from '~/content/swept-pair'
import { ancestorsOf, mainPages } from '~/lib/site-pages'

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
          {ctaTexts.quote}
        </SectionLink>
      </PageHero>
      <GalleryWall kind={kind} />
    </>
  )
}

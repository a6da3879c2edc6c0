import { CallLink } from '~/business/call-link'
import { quoteFormId } from '~/business/quote-form-id'
import { SectionLink } from '~/business/section-link'
import { fullGallery, galleryClosing } from '~/content/gallery'
import type { GalleryKind } from '~/content/gallery-kind'
import { galleryChips } from '~/content/gallery-texts'
import { concreteSealingPicture } from '~/content/services/concrete-sealing-picture'
import { waysToAsk } from '~/content/ways-to-ask'
import { GalleryGrid } from '~/features/gallery/gallery-grid'
import { buttonStyle } from '~/ui/button-style'
import { ClosingBand, closingBandSizes } from '~/ui/closing-band'
import { Picture } from '~/ui/picture'

import { GalleryChips } from './gallery-chips'
import { WallSeam } from './wall-seam'

/** All pairs, or those of one kind, what chooses among them, and the last word. */
export function GalleryWall({ kind }: { kind: GalleryKind | undefined }) {
  const images = kind
    ? fullGallery.filter(({ category }) => category === galleryChips[kind].category)
    : fullGallery
  return (
    <>
      <div className="wall page-width pt-6 pb-16 lg:pt-10 lg:pb-24">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <GalleryChips />
          <WallSeam />
        </div>
        <GalleryGrid images={images} layout="masonry" badges halves />
      </div>
      <ClosingBand
        heading={galleryClosing.heading}
        text={galleryClosing.text}
        picture={<Picture {...concreteSealingPicture} fit="cover" sizes={closingBandSizes} />}
      >
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
          {waysToAsk.quote}
        </SectionLink>
        <CallLink />
      </ClosingBand>
    </>
  )
}

import { quoteFormId } from '~/business/quote-form-id'
import { SectionLink } from '~/business/section-link'
import { epoxyClosing } from '~/content/epoxy'
import { buttonStyle } from '~/ui/button-style'
import { ClosingBand } from '~/ui/closing-band'

import { EpoxyBenefits } from './epoxy-benefits'
import { EpoxyHero } from './epoxy-hero'
import { EpoxyProcess } from './epoxy-process'
import { EpoxyServices } from './epoxy-services'

/** Epoxy floors, top to bottom. */
export function EpoxyPage() {
  return (
    <>
      <EpoxyHero />
      <EpoxyBenefits />
      <EpoxyServices />
      <EpoxyProcess />
      {/* Reaches up behind the slanted edge of the section above. */}
      <ClosingBand className="-mt-16 pt-16" heading={epoxyClosing.heading} text={epoxyClosing.text}>
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
          {epoxyClosing.link}
        </SectionLink>
      </ClosingBand>
    </>
  )
}

import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { buttonStyle } from '~/components/ui/button-style'
import { ClosingBand, closingBandSizes } from '~/components/ui/closing-band'
import { Picture } from '~/components/ui/picture'
import { ProcessSection } from '~/components/ui/process-section'
import { epoxyClosing, epoxyHeadings, epoxyProcess } from '~/content/epoxy'
import { sweptPair } from '~/content/swept-pair'

import { EpoxyBenefits } from './epoxy-benefits'
import { EpoxyHero } from './epoxy-hero'
import { EpoxyServices } from './epoxy-services'

/** Epoxy floors, top to bottom. */
export function EpoxyPage() {
  const [dirty] = sweptPair.colors
  return (
    <>
      <EpoxyHero />
      <EpoxyBenefits />
      <EpoxyServices />
      <ProcessSection
        heading={epoxyHeadings.process}
        headingLevel="h2"
        headingWidth="lg:max-w-[46%]"
        steps={epoxyProcess}
      />
      {/* Reaches up behind the slanted edge of the section above. */}
      <ClosingBand
        className="-mt-16 pt-16"
        heading={epoxyClosing.heading}
        text={epoxyClosing.text}
        // A bare slab with oil on it, which is what the question is about.
        picture={
          <Picture
            {...sweptPair}
            part="before"
            alt=""
            colors={[dirty, dirty]}
            fit="cover"
            sizes={closingBandSizes}
          />
        }
      >
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'text-lg')}>
          {epoxyClosing.link}
        </SectionLink>
      </ClosingBand>
    </>
  )
}

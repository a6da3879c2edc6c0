import { CallLink } from '~/components/layout/cta-buttons'
import { ctaBandSizes } from '~/components/ui/cta-band'
import { Picture } from '~/components/ui/picture'
import { epoxyClosing } from '~/content/epoxy-page-text'
import { epoxyFloor } from '~/content/epoxy-services'
import { QuoteSection } from '~/features/quote/quote-section'

/** Renders the page's own quote form over a floor that needs coating. */
export function EpoxyQuote() {
  const { heading, text, formTitle } = epoxyClosing
  const [bare] = epoxyFloor.colors
  return (
    <div className="on-deep epoxy-quote">
      <div className="epoxy-quote-picture">
        <Picture
          {...epoxyFloor}
          part="before"
          // The hero describes the pair.
          alt=""
          colors={[bare, bare]}
          fit="cover"
          sizes={ctaBandSizes}
        />
      </div>
      <div className="page-width epoxy-quote-parts">
        <div>
          <h2 className="text-title">{heading}</h2>
          <p className="mt-5 mb-8 max-w-[46ch] text-balance text-lead">
            {text}
          </p>
          <CallLink icon />
        </div>
        <QuoteSection title={formTitle} />
      </div>
    </div>
  )
}

import { clsx } from 'clsx'

import { CallLink } from '~/components/layout/call-link'
import { ctaBandSizes } from '~/components/ui/cta-band'
import { Picture } from '~/components/ui/picture'
import { everyPageTexts } from '~/content/every-page-text'
import { confirmationTexts } from '~/content/quote-form-text'
import type { SpecialtyPageContent } from '~/content/specialties/specialty-page-content'
import { QuoteSection } from '~/features/quote/quote-section'

interface SpecialtyQuoteProps extends Pick<
  SpecialtyPageContent,
  'closing' | 'pair'
> {
  /** Whether it begins behind the slanted edge of the section above. */
  isBelowEdge: boolean
}

export function SpecialtyQuote({
  closing,
  pair,
  isBelowEdge,
}: SpecialtyQuoteProps) {
  const { heading, text } = closing ?? everyPageTexts.closing
  return (
    <div
      className={clsx(
        'relative overflow-x-clip bg-accent text-white print:hidden',
        isBelowEdge && '-mt-16',
      )}
    >
      {pair && (
        <div className="absolute inset-y-0 right-0 hidden w-[calc(50%-4rem)] overflow-hidden lean-left xl:block">
          <Picture
            {...pair}
            part="before"
            // The hero describes the pair.
            alt=""
            colors={[pair.colors[0], pair.colors[0]]}
            fit="cover"
            sizes={ctaBandSizes}
          />
        </div>
      )}
      <div className="relative page-width grid grid-cols-1 gap-10 pt-28 pb-24 lg:grid-cols-[1fr_27rem] lg:items-center lg:gap-32 lg:pt-32 lg:pb-28">
        <div>
          <div className="mb-8 quote-sent:hidden">
            <h2 className="text-title">{heading}</h2>
            <p className="mt-5 max-w-[46ch] text-lead text-balance">{text}</p>
          </div>
          <p className="mb-6 hidden font-display text-remark leading-tight font-bold text-balance quote-sent:block">
            {confirmationTexts.meanwhile}
          </p>
          <CallLink icon />
        </div>
        <QuoteSection title={closing?.formTitle} />
      </div>
    </div>
  )
}

import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import type { BeforeAfterImage } from '~/content/picture'
import type { Service } from '~/content/services/service'
import { BeforeAfterSlider } from '~/features/gallery/before-after-slider'

interface ServiceSummaryProps {
  service: Service
  pair: BeforeAfterImage | undefined
}

/** Renders what the service is, beside a pair to compare. */
export function ServiceSummary({ service, pair }: ServiceSummaryProps) {
  return (
    <div className="page-width service-summary">
      {/* Fits one line on phones even in the wider fallback font, so that the font swap causes no layout shift. */}
      <h2 className="text-subtitle sm:text-title">{service.headline}</h2>
      {pair && (
        <div
          className="service-summary-pair"
          style={{ aspectRatio: `${pair.width} / ${pair.height}` }}
        >
          <BeforeAfterSlider
            key={pair.id}
            image={pair}
            sizes="(min-width: 64rem) min(58vw - 3rem, 42rem), calc(100vw - 2.5rem)"
          />
        </div>
      )}
      <div>
        <p className="max-w-prose text-lead text-ink-soft">
          {service.description}
        </p>
        <QuoteLink className={buttonStyle('action', 'mt-8 text-lg')}>
          {service.quoteTitle}
        </QuoteLink>
      </div>
    </div>
  )
}

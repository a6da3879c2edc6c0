import { clsx } from 'clsx'

import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import type { BeforeAfterImage } from '~/content/picture'
import type { Service } from '~/content/services/service'
import { BeforeAfterSlider } from '~/features/gallery/before-after-slider'

interface ServiceSummaryProps {
  service: Service
  pair: BeforeAfterImage | undefined
}

export function ServiceSummary({ service, pair }: ServiceSummaryProps) {
  return (
    <div
      className={clsx(
        'page-width grid grid-cols-1 gap-x-16 gap-y-6 pt-10 pb-12 lg:grid-cols-[5fr_7fr] lg:py-16',
        pair && 'lg:grid-rows-[1fr_auto_auto_1fr]',
      )}
    >
      {/* Fits one line on phones even in the wider fallback font, so that the font swap causes no layout shift. */}
      <h2
        className={clsx(
          'text-subtitle sm:text-title',
          pair && 'lg:row-start-2',
        )}
      >
        {service.headline}
      </h2>
      {pair && (
        <div
          className="@container-size lg:col-start-2 lg:row-span-full print:hidden"
          style={{ aspectRatio: `${pair.width} / ${pair.height}` }}
        >
          <BeforeAfterSlider
            key={pair.id}
            image={pair}
            sizes="(min-width: 64rem) min(58vw - 3rem, 42rem), calc(100vw - 2.5rem)"
          />
        </div>
      )}
      <div className={clsx(pair && 'lg:row-start-3')}>
        <p className="max-w-prose text-lead text-ink-soft">
          {service.description}
        </p>
        <QuoteLink
          className={buttonStyle({ tone: 'action', className: 'mt-8 text-lg' })}
        >
          {service.quoteTitle}
        </QuoteLink>
      </div>
    </div>
  )
}

import { QuoteLink } from '~/business/quote-link'
import type { Service } from '~/content/services/service'
import { buttonStyle } from '~/ui/button-style'
import { phoneWidth } from '~/ui/phone-width'
import { Picture } from '~/ui/picture'

interface ServiceSummaryProps {
  service: Service
  titleId: string
}

/** What the service is, beside its photograph. */
export function ServiceSummary({ service, titleId }: ServiceSummaryProps) {
  return (
    <div className="grid grid-cols-1 lg:grid-cols-[55fr_45fr]">
      <div className="service-photo aspect-4/3 lg:aspect-auto">
        <Picture
          key={service.id}
          {...service.image}
          fit="cover"
          // Not hurried: the picture of the hero above comes first.
          sizes={`(min-width: 64rem) clamp(57rem, 78vw, 81rem), ${phoneWidth(112.5)}`}
        />
      </div>
      <div className="mx-5 py-12 lg:mx-0 lg:w-auto lg:max-w-160 lg:self-center lg:pt-10 lg:pr-10 lg:pb-36 lg:pl-4 xl:pl-6">
        <h2 id={titleId} className="text-title">
          {service.title}
        </h2>
        <p className="mt-6 max-w-prose text-lead text-ink-soft">{service.description}</p>
        <QuoteLink className={buttonStyle('action', 'mt-8 text-lg')}>{service.quoteTitle}</QuoteLink>
      </div>
    </div>
  )
}

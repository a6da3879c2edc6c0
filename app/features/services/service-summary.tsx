import { QuoteLink } from '~/components/layout/quote-link'
import { buttonStyle } from '~/components/ui/button-style'
import { classNames } from '~/components/ui/class-names'
import type { BeforeAfterImage } from '~/content/picture'
import type { Service } from '~/content/services/service'
import { ComparisonSlider } from '~/features/gallery/comparison-slider'

interface ServiceSummaryProps {
  service: Pick<Service, 'title' | 'headline' | 'description' | 'quoteTitle'>
  pictures: readonly BeforeAfterImage[]
  titleId: string
  photoInHead: boolean
}

const sizes = '(min-width: 64rem) min(58vw - 3rem, 42rem), calc(100vw - 2.5rem)'

/** What the service is, and what it does: a pair whose seam can be moved, right below the heading. */
export function ServiceSummary({ service, pictures, titleId, photoInHead }: ServiceSummaryProps) {
  const pair = pictures.find(({ compared, swept }) => compared || swept)
  return (
    <div
      className={classNames(
        'page-width grid grid-cols-1 gap-x-16 gap-y-6 pt-8 pb-14 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:pt-16',
        // The photograph of the next section reaches up into this one.
        photoInHead ? 'lg:pb-24' : 'lg:pb-40',
      )}
    >
      {/* Small enough on a phone for one line in the stand-in face as well: what follows stays where it is. */}
      <h2 id={titleId} className="text-subtitle sm:text-title">
        {service.headline ?? service.title}
      </h2>
      {pair && (
        // Its halves come in widths for fine screens; a narrow window of a coarse one would fetch twice too much.
        <div
          className="grid place-items-center [container-type:size] [@media(max-width:30rem)_and_(max-resolution:1.2dppx)]:hidden lg:col-start-2 lg:row-span-2 lg:row-start-1"
          style={{ aspectRatio: `${pair.width} / ${pair.height}` }}
        >
          {/* Further down it is described, among the others. */}
          <ComparisonSlider key={pair.id} image={pair} sizes={sizes} alt="" />
        </div>
      )}
      <div>
        <p className="max-w-prose text-lead text-ink-soft">{service.description}</p>
        <QuoteLink className={buttonStyle('action', 'mt-8 text-lg')}>{service.quoteTitle}</QuoteLink>
      </div>
    </div>
  )
}

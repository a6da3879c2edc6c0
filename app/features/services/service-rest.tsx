import { QuoteLink } from '~/components/layout/quote-link'
import { ProcessSection } from '~/components/ui/process-section'
import { servicesHeadings } from '~/content/pages/services'
import type { BeforeAfterImage } from '~/content/picture'
import { defaultServiceId, type Pressure, type Service } from '~/content/services/service'
import type { ServicePageContent } from '~/content/services/service-page-content'
import { GalleryGrid } from '~/features/gallery/gallery-grid'
import { QuoteSection } from '~/features/quote/quote-section'

import { ServiceFeatures } from './service-features'
import { ServiceSummary } from './service-summary'

interface ServiceRestProps extends Pick<ServicePageContent, 'service' | 'pictures'> {
  titleId: string
}

/** What the page says of the chosen service. */
export function ServiceRest({ service, pictures, titleId }: ServiceRestProps) {
  // The head of the page shows the photograph of every service it is named after.
  const photoInHead = service.id !== defaultServiceId
  return (
    <>
      <PressureGauge pressure={service.pressure} />
      <ServiceSummary service={service} pictures={pictures} titleId={titleId} photoInHead={photoInHead} />
      <ServiceFeatures service={service} photoInHead={photoInHead} />
      <ProcessSection
        heading={servicesHeadings.process}
        headingLevel="h3"
        headingWidth="lg:max-w-[38%]"
        steps={service.process}
      />
      <ServiceBenefits benefits={service.benefits} quoteTitle={service.quoteTitle} />
      <ServicePictures pictures={pictures} />
    </>
  )
}

// A half circle, its last third bright, and the needle on it.
const gauge =
  'relative aspect-2/1 w-20 flex-none ' +
  'before:absolute before:inset-0 before:bg-[conic-gradient(from_-90deg_at_50%_100%,var(--color-deep-line)_117deg,var(--color-water-bright)_0)] before:[mask:radial-gradient(2.5rem_at_50%_100%,#0000_84%,#000_85%_99%,#0000)] ' +
  'after:absolute after:inset-[20%_calc(50%-0.1rem)_0] after:origin-bottom after:bg-poppy after:[rotate:calc((var(--needle)-0.5)*160deg)] after:[transition:rotate_600ms_var(--ease-water)]'

/**
 * Right below the choice of surfaces, and what a choice scrolls to: how hard the chosen one may be washed, by a needle and
 * in words.
 */
function PressureGauge({ pressure: { needle, words } }: { pressure: Pressure }) {
  return (
    <div className="on-deep bg-deep text-on-deep">
      <p className="page-width flex items-center gap-5 max-[22rem]:flex-wrap pt-3 pb-6 text-lead leading-snug">
        <span aria-hidden style={{ '--needle': needle }} className={gauge} />
        <span>{`${servicesHeadings.pressure}: ${words}`}</span>
      </p>
    </div>
  )
}

/** The three before-and-after pictures of the service, from edge to edge of the window. */
function ServicePictures({ pictures }: { pictures: readonly BeforeAfterImage[] }) {
  return (
    <section className="overflow-x-clip bg-concrete pt-20 pb-32 lg:pt-28 lg:pb-40">
      <h3 className="relative page-width mb-8 text-title lg:mb-0">{servicesHeadings.pictures}</h3>
      <GalleryGrid images={pictures} layout="row" />
      <p className="page-width mt-6">
        <QuoteLink className="inline-block py-1 font-semibold text-water-strong underline underline-offset-4 hover:text-water">
          {servicesHeadings.quoteForThis}
        </QuoteLink>
      </p>
    </section>
  )
}

/** What the visitor gets out of it, and the form to ask for it, which lies over the foot of the section above. */
function ServiceBenefits({ benefits, quoteTitle }: Pick<Service, 'benefits' | 'quoteTitle'>) {
  return (
    <div className="page-width section-space grid grid-cols-1 gap-12 lg:grid-cols-[1fr_27rem] lg:gap-20">
      <section>
        <h3 className="text-title">{servicesHeadings.benefits}</h3>
        <ul className="mt-10 grid grid-cols-1 gap-8 lg:mt-14 lg:gap-10">
          {benefits.map((benefit) => (
            <li
              key={benefit}
              className="stroke-mark pl-10 font-display text-remark leading-[1.12] font-semibold text-balance lg:pl-14"
            >
              {benefit}
            </li>
          ))}
        </ul>
      </section>
      <QuoteSection title={quoteTitle} className="relative self-start lg:-mt-52" />
    </div>
  )
}

import { Credentials } from '~/components/layout/credentials'
import { servicesHeadings } from '~/content/services-page-text'
import type { Service } from '~/content/services/service'
import { QuoteSection } from '~/features/quote/quote-section'

export function ServiceBenefits({ service }: { service: Service }) {
  const { benefits, figures, quoteTitle } = service
  return (
    <div className="page-width grid grid-cols-1 gap-12 py-14 lg:grid-cols-[1fr_27rem] lg:gap-20 lg:pt-24 lg:pb-14">
      <section>
        {benefits.length > 0 && <Benefits benefits={benefits} />}
        <Figures figures={figures} />
        <Credentials className="mt-10" />
      </section>
      <QuoteSection
        title={quoteTitle}
        className="relative self-start lg:-mt-24"
      />
    </div>
  )
}

function Benefits({ benefits }: Pick<Service, 'benefits'>) {
  return (
    <>
      <h3 className="text-title">{servicesHeadings.benefits}</h3>
      <ul className="mt-8 grid grid-cols-1 gap-7 lg:mt-12 lg:gap-9">
        {benefits.map((benefit) => (
          <li
            key={benefit}
            className="stroke-mark pl-10 font-display text-remark leading-[1.12] font-semibold text-balance lg:pl-14"
          >
            {benefit}
          </li>
        ))}
      </ul>
    </>
  )
}

function Figures({ figures }: { figures: readonly string[] }) {
  if (figures.length === 0) return null
  return (
    <ul className="mt-8 grid max-w-prose gap-2 pl-10 text-ink-soft lg:pl-14">
      {figures.map((figure) => (
        <li key={figure}>{figure}</li>
      ))}
    </ul>
  )
}

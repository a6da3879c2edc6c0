import { servicesHeadings } from '~/content/pages/services'
import type { Service } from '~/content/services/service'
import { QuoteSection } from '~/features/quote/quote-section'

/** What the visitor gets out of it, and the form to ask for it, which lies over the foot of the section above. */
export function ServiceBenefits({ benefits, quoteTitle }: Pick<Service, 'benefits' | 'quoteTitle'>) {
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

import { Credentials } from '~/components/layout/credentials'
import { servicesHeadings } from '~/content/services-page-text'
import type { Service } from '~/content/services/service'

export function ServiceBenefits({
  benefits,
  figures,
}: Pick<Service, 'benefits' | 'figures'>) {
  const all = [...benefits, ...figures]
  if (all.length === 0) return null
  return (
    <section className="page-width grid gap-x-16 gap-y-8 py-14 lg:grid-cols-[1fr_2fr] lg:py-20">
      <h3 className="text-title">{servicesHeadings.benefits}</h3>
      <ul className="grid grid-cols-1 gap-y-7">
        {all.map((benefit) => (
          <li
            key={benefit}
            className="stroke-mark pl-10 font-display text-remark leading-[1.12] font-semibold text-balance lg:pl-14"
          >
            {benefit}
          </li>
        ))}
      </ul>
      <Credentials className="lg:col-start-2" />
    </section>
  )
}

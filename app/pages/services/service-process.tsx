import { servicesHeadings } from '~/content/pages/services'
import type { Service } from '~/content/services/service'
import { StepList } from '~/ui/step-list'

/** How the service goes, from the first look to the last rinse. */
export function ServiceProcess({ process }: Pick<Service, 'process'>) {
  return (
    <section className="on-deep swipe-edge overflow-x-clip bg-deep text-on-deep">
      <div className="page-width pt-section pb-16 lg:pb-0">
        <h3 className="mb-14 text-title lg:mb-0 lg:max-w-[38%]">{servicesHeadings.process}</h3>
        <StepList steps={process} titleLevel="h4" />
      </div>
    </section>
  )
}

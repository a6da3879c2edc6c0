import type { Service } from '~/content/services/service'
import { StepList } from '~/ui/step-list'

/** How the service goes, from the first look to the last rinse. */
export function ServiceProcess({ process }: Pick<Service, 'process'>) {
  return (
    <section className="on-deep swipe-edge bg-deep text-on-deep">
      <div className="page-width section-space lg:pb-12">
        <h3 className="mb-10 text-title lg:-mb-8">Our Process</h3>
        <StepList steps={process} titleLevel="h4" />
      </div>
    </section>
  )
}

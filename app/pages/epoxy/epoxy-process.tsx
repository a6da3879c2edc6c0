import { epoxyHeadings, epoxyProcess } from '~/content/epoxy'
import { StepList } from '~/ui/step-list'

/** From bare slab to finished floor. */
export function EpoxyProcess() {
  return (
    <section className="on-deep swipe-edge bg-deep text-on-deep">
      <div className="page-width section-space lg:pb-12">
        <h2 className="mb-10 max-w-2xl text-title lg:-mb-4">{epoxyHeadings.process}</h2>
        <StepList steps={epoxyProcess} titleLevel="h3" />
      </div>
    </section>
  )
}

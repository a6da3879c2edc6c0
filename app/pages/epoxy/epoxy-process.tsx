import { epoxyHeadings, epoxyProcess } from '~/content/epoxy'
import { StepList } from '~/ui/step-list'

/** From bare slab to finished floor. */
export function EpoxyProcess() {
  return (
    <section className="on-deep swipe-edge overflow-x-clip bg-deep text-on-deep">
      <div className="page-width pt-section pb-16 lg:pb-0">
        <h2 className="mb-14 text-title lg:mb-0 lg:max-w-[46%]">{epoxyHeadings.process}</h2>
        <StepList steps={epoxyProcess} titleLevel="h3" />
      </div>
    </section>
  )
}

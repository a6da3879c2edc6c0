import { epoxyBenefits, epoxyHeadings } from '~/content/epoxy'

/** Four things a coated floor does that a bare slab does not, said large: each lane begins further left. */
export function EpoxyBenefits() {
  return (
    <section className="page-width section-space">
      <h2 className="text-title">{epoxyHeadings.benefits}</h2>
      <ul className="mt-10 lg:mt-14">
        {epoxyBenefits.map(({ title, text }) => (
          <li
            key={title}
            className="relative grid gap-3 pt-7 pb-9 lg:grid-cols-[1fr_minmax(0,30rem)] lg:items-baseline lg:gap-12 before:absolute before:inset-x-0 before:top-0 before:h-2 before:bg-poppy before:stroke-line lg:pt-9 lg:pb-11 lg:nth-last-2:ml-8 lg:nth-last-3:ml-16 lg:nth-last-4:ml-24"
          >
            <h3 className="text-subtitle">{title}</h3>
            <p className="max-w-prose text-lead text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

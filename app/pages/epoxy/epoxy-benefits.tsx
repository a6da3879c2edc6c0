import { epoxyBenefits, epoxyHeadings } from '~/content/epoxy'

/** Four things a coated floor does that a bare slab does not, said large. */
export function EpoxyBenefits() {
  return (
    <section className="page-width section-space">
      <h2 className="text-title">{epoxyHeadings.benefits}</h2>
      <ul className="mt-10 lg:mt-14">
        {epoxyBenefits.map(({ title, text }) => (
          <li
            key={title}
            className="epoxy-lane grid gap-3 pt-7 pb-9 lg:grid-cols-[1fr_minmax(0,30rem)] lg:items-baseline lg:gap-12 lg:pt-9 lg:pb-11"
          >
            <h3 className="text-subtitle">{title}</h3>
            <p className="max-w-prose text-lead text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

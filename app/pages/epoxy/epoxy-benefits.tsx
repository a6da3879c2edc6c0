import { epoxyBenefits, epoxyHeadings } from '~/content/epoxy'

/** Four things a coated floor does that a bare slab does not. */
export function EpoxyBenefits() {
  return (
    <section className="page-width section-space grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <h2 className="max-w-xs text-title">{epoxyHeadings.benefits}</h2>
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
        {epoxyBenefits.map(({ title, text }) => (
          <li
            key={title}
            className="before:mb-4 before:block before:h-2 before:w-14 before:bg-poppy before:[clip-path:polygon(12%_0,100%_0,88%_100%,0_100%)]"
          >
            <h3 className="text-heading">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

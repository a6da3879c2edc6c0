interface ProcessSectionProps {
  heading: string
  headingLevel: 'h2' | 'h3'
  steps: readonly { title: string; text: string }[]
}

// Extends the blocks to the section's slanted edge, which clips them.
const staircase =
  '[--figure:clamp(4.5rem,3rem+6vw,5.5rem)] lg:-mb-(--slant) lg:[--figure:clamp(7rem,9vw,10rem)] lg:[--step:clamp(1.5rem,2.5vw,2.75rem)]'

const step =
  'lg:nth-2:mt-(--step) lg:nth-3:mt-[calc(2*var(--step))] lg:nth-4:mt-[calc(3*var(--step))] lg:nth-5:mt-[calc(4*var(--step))]'

// The first and last steps extend past the edges of the window.
const block =
  'border-t-4 border-poppy lg:relative lg:flex-1 lg:bg-deep-raised lg:group-even:bg-[color-mix(in_oklab,var(--color-deep-raised),var(--color-deep-line)_35%)] ' +
  'lg:group-last:after:absolute lg:group-last:after:inset-[-0.25rem_-50vw_0_100%] lg:group-last:after:border-t-4 lg:group-last:after:border-poppy lg:group-last:after:bg-inherit ' +
  'lg:group-first:after:absolute lg:group-first:after:inset-[-0.25rem_100%_0_-50vw] lg:group-first:after:border-t-4 lg:group-first:after:border-poppy lg:group-first:after:bg-inherit'

/**
 * Renders numbered steps. On wide screens they form a staircase that descends
 * from the first.
 */
export function ProcessSection({
  heading,
  headingLevel: Heading,
  steps,
}: ProcessSectionProps) {
  const Title = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <section className="on-deep slant-edge relative z-1 overflow-x-clip bg-deep text-on-deep">
      <div className="page-width pt-14 pb-10 lg:pt-20 lg:pb-0">
        <Heading className="mb-10 text-title lg:mb-12">{heading}</Heading>
        <ol
          className={`${staircase} grid gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:gap-y-0`}
        >
          {steps.map(({ title, text }, index) => (
            <li key={title} className={`group flex flex-col ${step}`}>
              <span
                aria-hidden
                className="font-display text-(length:--figure) leading-[0.72] font-extrabold [letter-spacing:-0.02em] text-water-bright even-digits lg:not-group-first:pl-5"
              >
                {index + 1}
              </span>
              <div
                className={`${block} pt-5 lg:pt-6 lg:pr-5 lg:not-group-first:pl-5 lg:pb-20`}
              >
                <Title className="text-heading">{title}</Title>
                <p className="mt-3 max-w-prose text-on-deep-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface ProcessSectionProps {
  heading: string
  headingLevel: 'h2' | 'h3'
  /** On wide screens: the heading stays clear of the stairs. */
  headingWidth: string
  steps: readonly { title: string; text: string }[]
}

// Down to the slanted edge of the section, which cuts the blocks off.
const flight =
  '[--figure:clamp(4.5rem,3rem+6vw,5.5rem)] lg:-mb-(--swipe) lg:[--figure:clamp(8rem,10.5vw,11.5rem)] lg:[--rise:clamp(3rem,4vw,4.5rem)] ' +
  'lg:mt-[calc(-1.4*var(--rise))] lg:has-[>:nth-child(5)]:mt-[calc(-2.4*var(--rise))]'

// Counted from the end: the last step stands highest, whether there are four or five.
const rise =
  'lg:nth-last-2:mt-(--rise) lg:nth-last-3:mt-[calc(2*var(--rise))] lg:nth-last-4:mt-[calc(3*var(--rise))] lg:nth-last-5:mt-[calc(4*var(--rise))]'

// The flight leads out of the window.
const block =
  'border-t-4 border-poppy lg:relative lg:flex-1 lg:bg-deep-raised lg:group-even:bg-[color-mix(in_oklab,var(--color-deep-raised),var(--color-deep-line)_35%)] ' +
  'lg:group-last:after:absolute lg:group-last:after:inset-[-0.25rem_-50vw_0_100%] lg:group-last:after:border-t-4 lg:group-last:after:border-poppy lg:group-last:after:bg-inherit'

/** How the work goes, in numbered steps: on wide screens a flight of stairs, with the heading above its foot. */
export function ProcessSection(props: ProcessSectionProps) {
  const { heading, headingLevel: Heading, headingWidth, steps } = props
  const Title = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <section className="on-deep swipe-edge overflow-x-clip bg-deep text-on-deep">
      <div className="page-width pt-section pb-16 lg:pb-0">
        <Heading className={`mb-14 text-title lg:mb-0 ${headingWidth}`}>{heading}</Heading>
        <ol className={`${flight} grid gap-y-12 lg:auto-cols-fr lg:grid-flow-col lg:gap-y-0`}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={`group flex flex-col ${rise}`}>
              <span
                aria-hidden
                className="pl-4 font-display text-(length:--figure) leading-[0.72] font-extrabold [letter-spacing:-0.02em] text-water-bright even-digits lg:pl-5"
              >
                {index + 1}
              </span>
              <div className={`${block} pt-5 lg:px-5 lg:pt-6 lg:pb-28`}>
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

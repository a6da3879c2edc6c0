interface ProcessSectionProps {
  heading: string
  headingLevel: 'h2' | 'h3'
  /** On wide screens: the heading stays clear of the stairs. */
  headingWidth: string
  steps: readonly { title: string; text: string }[]
}

/**
 * How the work goes, in numbered steps. On wide screens they are a flight of stairs, and the heading stands in the
 * air above its foot.
 */
export function ProcessSection(props: ProcessSectionProps) {
  const { heading, headingLevel: Heading, headingWidth, steps } = props
  const Title = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <section className="on-deep swipe-edge overflow-x-clip bg-deep text-on-deep">
      <div className="page-width pt-section pb-16 lg:pb-0">
        <Heading className={`mb-14 text-title lg:mb-0 ${headingWidth}`}>{heading}</Heading>
        <ol className="steps grid gap-y-12 lg:auto-cols-fr lg:grid-flow-col lg:gap-y-0">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="step flex flex-col">
              <span
                aria-hidden
                className="pl-4 font-display text-(length:--figure) leading-[0.72] font-extrabold [letter-spacing:-0.02em] text-water-bright even-digits lg:pl-5"
              >
                {index + 1}
              </span>
              <div className="step-block pt-5 lg:px-5 lg:pt-6 lg:pb-28">
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

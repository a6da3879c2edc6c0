interface ProcessSectionProps {
  heading: string
  headingLevel: 'h2' | 'h3'
  steps: readonly { title: string; text: string }[]
}

/**
 * Renders numbered steps. On wide screens they form a staircase that rises to
 * the last.
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
        <ol className="process-steps">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="process-step">
              <span aria-hidden className="process-figure">
                {index + 1}
              </span>
              <div className="process-block">
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

interface StepListProps {
  steps: readonly { title: string; text: string }[]
  /** One below the heading of the section the list stands in. */
  titleLevel: 'h3' | 'h4'
}

/**
 * Numbered steps for dark grounds. On wide screens they are a flight of stairs, and the heading of the section
 * stands in the air above its foot.
 */
export function StepList({ steps, titleLevel: Title }: StepListProps) {
  return (
    <ol className="steps grid gap-y-12 lg:auto-cols-fr lg:grid-flow-col lg:gap-y-0">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="step flex flex-col">
          <span aria-hidden className="step-figure pl-4 text-water-bright lg:pl-5">
            {index + 1}
          </span>
          <div className="step-block pt-5 lg:px-5 lg:pt-6 lg:pb-28">
            <Title className="text-heading">{title}</Title>
            <p className="mt-3 max-w-prose text-on-deep-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

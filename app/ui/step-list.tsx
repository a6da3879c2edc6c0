interface StepListProps {
  steps: readonly { title: string; text: string }[]
  /** One below the heading of the section the list stands in. */
  titleLevel: 'h3' | 'h4'
}

// Counted from the end: the last step stands highest, whether there are four or five.
const climb = 'lg:nth-last-2:mt-7 lg:nth-last-3:mt-14 lg:nth-last-4:mt-21 lg:nth-last-5:mt-28'

/** Numbered steps for dark grounds. On wide screens they climb along the diagonal of the swipe. */
export function StepList({ steps, titleLevel: Title }: StepListProps) {
  return (
    <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:items-start">
      {steps.map(({ title, text }, index) => (
        <li key={title} className={`border-t-2 border-deep-line pt-5 ${climb}`}>
          <span
            aria-hidden
            className="font-display text-title leading-none font-extrabold text-water-bright tabular-nums"
          >
            {index + 1}
          </span>
          <Title className="mt-3 text-heading">{title}</Title>
          <p className="mt-2 text-on-deep-soft">{text}</p>
        </li>
      ))}
    </ol>
  )
}

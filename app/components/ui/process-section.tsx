interface ProcessSectionProps {
  heading: string
  headingLevel: 'h2' | 'h3'
  steps: readonly { title: string; text: string }[]
}

// On wide windows, the steps rise with the slanted edge of the section, which
// clips the first and the last one.
export function ProcessSection({
  heading,
  headingLevel: Heading,
  steps,
}: ProcessSectionProps) {
  const Title = Heading === 'h2' ? 'h3' : 'h4'
  return (
    <section className="relative z-1 overflow-x-clip bg-deep slant-edge text-on-deep">
      <div className="page-width pt-14 pb-10 lg:pt-20 lg:pb-0">
        <Heading className="mb-10 text-title lg:mb-12">{heading}</Heading>
        <ol className="grid gap-y-7 lg:-mb-(--slant) lg:auto-cols-fr lg:grid-flow-col lg:gap-y-0">
          {steps.map(({ title, text }, index) => (
            <li
              key={title}
              style={{ '--below': steps.length - 1 - index }}
              className="group grid grid-cols-[3rem_minmax(0,1fr)] border-t-4 border-action pt-5 lg:mt-[calc(var(--below)*clamp(1.5rem,2.5vw,2.75rem))] lg:flex lg:flex-col lg:border-0 lg:pt-0"
            >
              <span
                aria-hidden
                className="font-display text-[3.25rem] leading-[0.72] font-extrabold tracking-[-0.02em] text-accent-bright tabular-nums lg:text-[clamp(7rem,9vw,10rem)] lg:group-not-first:pl-5 print:float-left print:pr-2 print:text-[13pt] print:leading-[1.15]"
              >
                {index + 1}
              </span>
              <div className="lg:relative lg:flex-1 lg:border-t-4 lg:border-action lg:bg-deep-raised lg:pt-6 lg:pr-5 lg:pb-20 lg:group-not-first:pl-5 lg:group-even:bg-[color-mix(in_oklab,var(--color-deep-raised),var(--color-deep-line)_35%)] lg:after:absolute lg:after:-top-[4px] lg:after:bottom-0 lg:after:hidden lg:after:w-[50vw] lg:after:border-t-4 lg:after:border-action lg:after:bg-inherit lg:group-first:after:right-full lg:group-first:after:block lg:group-last:after:left-full lg:group-last:after:block">
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

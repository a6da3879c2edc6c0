import { CallLink } from '~/components/layout/cta-buttons'
import { useSite } from '~/components/layout/use-site'
import type { ShownCity } from '~/content/cities/city'
import { cityHeadings } from '~/content/city-text'
import { claims } from '~/content/marketing-claims'

/** Reasons to choose us here, and the phone. */
export function CityReasons({ city: { reasons } }: { city: ShownCity }) {
  const { name } = useSite()
  return (
    <section aria-labelledby="reasons-title" className="page-width py-12 lg:py-20">
      <h2 id="reasons-title" className="max-w-xl text-title">
        {cityHeadings.reasons(name)}
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-8 lg:auto-cols-fr lg:grid-flow-col lg:items-start">
        {reasons.map((reason) => (
          <li
            key={reason}
            className="max-w-[34ch] font-display text-heading leading-snug font-semibold text-balance before:mb-5 before:block before:h-2 before:w-full before:bg-poppy before:stroke-line"
          >
            <Unbroken text={reason} />
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 lg:mt-14">
        <CallLink tone="quiet" icon />
        <p className="text-lead text-ink-soft">{claims.licensedBondedInsured}.</p>
      </div>
    </section>
  )
}

/** An hour keeps its half of the day beside it. */
function Unbroken({ text }: { text: string }) {
  return text.split(/(\d+:\d+ [AP]M)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

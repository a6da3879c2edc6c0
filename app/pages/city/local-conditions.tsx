import type { City } from '~/content/cities/city'
import { cityHeadings } from '~/content/city-text'

/** Where the grime comes from here. */
export function LocalConditions({ city: { name, intro, conditions } }: { city: City }) {
  const [, more] = intro
  return (
    <section aria-labelledby="conditions-title" className="lg:row-start-1">
      <h2 id="conditions-title" className="text-title">
        {cityHeadings.conditions(name)}
      </h2>
      <p className="mt-5 max-w-prose text-lead text-ink-soft">{more}</p>
      <ul className="mt-8 grid gap-4">
        {conditions.map((condition) => (
          <li
            key={condition}
            className="relative border-t border-concrete-line pt-4 pl-10 text-lg before:absolute before:top-[1.6rem] before:left-0 before:h-2 before:w-6 before:bg-water before:[clip-path:polygon(25%_0,100%_0,75%_100%,0_100%)]"
          >
            {condition}
          </li>
        ))}
      </ul>
    </section>
  )
}

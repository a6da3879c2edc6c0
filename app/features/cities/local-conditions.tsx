import type { ShownCity } from '~/content/cities/city'
import { cityHeadings } from '~/content/city-text'

/** What the place is like, and where the grime comes from here. */
export function LocalConditions({ city: { name, intro, conditions } }: { city: ShownCity }) {
  const [character, grime] = intro
  return (
    <section aria-labelledby="conditions-title">
      <p className="max-w-[58ch] text-lead text-ink-soft">{character}</p>
      <h2 id="conditions-title" className="mt-12 text-title lg:mt-16">
        {cityHeadings.conditions(name)}
      </h2>
      <p className="mt-5 max-w-[58ch] text-lead text-ink-soft">{grime}</p>
      <ul className="mt-8 grid gap-x-10 gap-y-5 sm:grid-cols-2">
        {conditions.map((condition) => (
          <li
            key={condition}
            className="stroke-mark pl-8 leading-snug font-semibold [--stroke-color:var(--color-water)]"
          >
            {condition}
          </li>
        ))}
      </ul>
    </section>
  )
}

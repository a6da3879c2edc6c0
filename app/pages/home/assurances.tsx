import { hero } from '~/content/home-hero'

/** Four promises on one line below the form. */
export function Assurances() {
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6 *:min-w-min *:grow *:basis-32 sm:*:basis-[calc(50%-1rem)] lg:grid gap-y-4 lg:mt-9 lg:grid-cols-4 lg:gap-x-10">
      {hero.assurances.map((assurance) => (
        <li
          key={assurance}
          className="stroke-mark pl-8 font-display text-lg leading-tight font-bold sm:text-xl"
        >
          {assurance}
        </li>
      ))}
    </ul>
  )
}

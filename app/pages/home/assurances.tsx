import { hero } from '~/content/home-hero'

/** Four promises on one line below the form. */
export function Assurances() {
  return (
    <ul className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 sm:grid-cols-2 gap-y-4 lg:mt-9 lg:grid-cols-4 lg:gap-x-10">
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

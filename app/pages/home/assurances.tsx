import { Check } from 'lucide-react'

import { hero } from '~/content/home-text'

/** Four promises beside the form. */
export function Assurances() {
  return (
    <ul className="grid content-start gap-x-10 pt-8 sm:grid-cols-2 lg:pt-12">
      {hero.assurances.map((assurance) => (
        <li
          key={assurance}
          className="flex items-center gap-3 border-b border-concrete-line py-3.5 font-display text-lg leading-snug font-semibold"
        >
          <Check aria-hidden className="size-5 shrink-0 text-water" />
          {assurance}
        </li>
      ))}
    </ul>
  )
}

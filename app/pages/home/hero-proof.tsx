import { claims, stats } from '~/content/claims'

/** Why to believe the headline, in one line above it. */
export function HeroProof() {
  const [customers] = stats
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-on-deep">
      <span aria-hidden className="rating-stars [--star-size:1.15rem] [--stars-on:var(--color-poppy)]" />
      {claims.rating}
      {customers && (
        <span className="text-on-deep-soft max-sm:hidden">
          {customers.target}
          {customers.suffix} {customers.label.toLowerCase()}
        </span>
      )}
    </p>
  )
}

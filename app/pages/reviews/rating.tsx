import { claims } from '~/content/claims'

/** The rating of all reviews together, as large as it is. */
export function Rating() {
  return (
    <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
      <span className="font-display text-hero leading-none font-extrabold whitespace-nowrap tabular-nums">
        {claims.rating.short}
      </span>
      <span
        aria-hidden
        className="rating-stars [--star-size:min(2rem,10vw)] [--stars-on:var(--color-poppy)]"
      />
    </p>
  )
}

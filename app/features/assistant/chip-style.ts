/** A question as a chip: a suggestion, or a link below an answer. */
export const chipStyle =
  'button inline-flex min-h-11 items-center px-4 text-sm font-semibold text-water-strong [--edge:color-mix(in_oklab,var(--color-water)_40%,transparent)] hover:[--edge:var(--color-water)] hover:[--fill:var(--color-water-tint)]'

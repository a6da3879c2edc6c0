/** Turns while something is on its way. `label` says what, for those who do not see it. */
export function LoadingRing({ label }: { label: string }) {
  return (
    <p className="size-12 animate-spin rounded-full border-5 border-concrete-line border-t-water">
      <span className="sr-only">{label}</span>
    </p>
  )
}

/** A stroke wiped again and again while something is on its way. `label` says what, for those who do not see it. */
export function LoadingRing({ label }: { label: string }) {
  return (
    <p className="loading-stroke">
      <span className="sr-only">{label}</span>
    </p>
  )
}

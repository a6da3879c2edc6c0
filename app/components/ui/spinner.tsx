/**
 * Renders a loading indicator. `label` tells screen readers what is loading.
 */
export function Spinner({ label }: { label: string }) {
  return (
    <p className="loading-stroke h-3.5 w-20">
      <span className="sr-only">{label}</span>
    </p>
  )
}

/**
 * Renders a loading indicator. `label` tells screen readers what is loading.
 */
export function Spinner({ label }: { label: string }) {
  return (
    <p className="spinner">
      <span className="sr-only">{label}</span>
    </p>
  )
}

/**
 * Renders a loading indicator. `label` tells screen readers what is loading.
 */
export function Spinner({ label }: { label: string }) {
  return (
    <p className="h-3.5 w-20 [animation:loading-stroke_1.2s_var(--ease-water)_infinite] bg-concrete-line bg-[linear-gradient(var(--color-water)_0_0)] bg-no-repeat lean [clip-path:polygon(0_45%,100%_0,100%_75%,0_100%)]">
      <span className="sr-only">{label}</span>
    </p>
  )
}

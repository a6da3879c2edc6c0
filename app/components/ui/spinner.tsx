export function Spinner({ label }: { label: string }) {
  return (
    <p className="h-3.5 w-20 loading-stroke">
      <span className="sr-only">{label}</span>
    </p>
  )
}

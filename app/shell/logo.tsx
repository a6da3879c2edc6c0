import { useSite } from '~/content/use-site'

/** The wordmark: a slab with one clean stroke through it, and the name. */
export function Logo() {
  const { name } = useSite()
  const [first = name, ...rest] = name.split(' ')
  return (
    <span className="flex items-center gap-3">
      <svg viewBox="0 0 40 40" aria-hidden className="size-10 shrink-0">
        <rect width="40" height="40" rx="10" className="fill-water" />
        <path d="M0 31 40 9v13L0 44Z" className="fill-on-deep" />
        <path d="M0 31 40 9v3.2L0 34.2Z" className="fill-poppy" />
      </svg>
      <span className="leading-none">
        <span className="block font-display text-xl font-extrabold tracking-tight">{first}</span>
        {rest.length > 0 && (
          <span className="mt-1 block text-[0.8125rem] text-on-deep-soft">{rest.join(' ')}</span>
        )}
      </span>
    </span>
  )
}

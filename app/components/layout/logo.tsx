import { markShapes, markSize } from '~/content/brand-mark'

import { useSite } from './use-site'

/** The wordmark: the mark, and the name as the settings have it. */
export function Logo() {
  const { name } = useSite()
  const [first = name, ...rest] = name.split(' ')
  return (
    <span className="flex items-center gap-3 max-[22rem]:gap-2">
      <svg
        viewBox={`0 0 ${markSize} ${markSize}`}
        aria-hidden
        className="size-10 shrink-0 max-[22rem]:size-8"
      >
        {markShapes().map(({ color, path }) => (
          <path key={path} fill={color} d={path} />
        ))}
      </svg>
      <span className="leading-none">
        <span className="block font-display text-logo leading-[0.9] font-extrabold">{first}</span>
        {rest.length > 0 && (
          <span className="mt-1 block text-logo-rest leading-none text-on-deep-soft">{rest.join(' ')}</span>
        )}
      </span>
    </span>
  )
}

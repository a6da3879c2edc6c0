import type { ReactNode } from 'react'

/** A link that leaves the site, or only the words when nobody knows where to. */
export function LinkElsewhere({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (url === undefined) return children
  return (
    <a
      href={url}
      rel="nofollow noreferrer"
      className="underline decoration-1 underline-offset-3 hover:text-water-strong"
    >
      {children}
    </a>
  )
}

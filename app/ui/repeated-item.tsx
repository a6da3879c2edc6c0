import { useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { CSSProperties, ReactNode } from 'react'

import { htmlRenderedOnce } from './rendered-once.server'

interface RepeatedItemProps {
  /** All that its content is made of, such as the address it leads to and how it looks there. */
  of: string
  /** The page it leads to, if that may be the page it stands on. */
  to?: string
  className?: string | undefined
  style?: CSSProperties
  children: ReactNode
}

// While developing, the sources change under it.
const preparedHtml = createIsomorphicFn()
  .server((...given: Parameters<typeof htmlRenderedOnce>) =>
    import.meta.env.DEV ? undefined : htmlRenderedOnce(...given),
  )
  .client((): string | undefined => undefined)

/**
 * An item of a list that is the same wherever it stands. Links and pictures in lists are most of what a page takes to
 * render, so the server renders each once and repeats its HTML; the browser finds what it would have rendered itself.
 */
export function RepeatedItem({ of, to, className, style, children }: RepeatedItemProps) {
  const router = useRouter()
  // A link to the page it stands on says so.
  const leadsElsewhere = to === undefined || !router.state.location.pathname.startsWith(to)
  const html = leadsElsewhere ? preparedHtml(of, router, children) : undefined
  if (html === undefined) {
    return (
      <li className={className} style={style}>
        {children}
      </li>
    )
  }
  return <li className={className} style={style} dangerouslySetInnerHTML={{ __html: html }} />
}

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

interface PreparedItem {
  of: string
  to: string | undefined
  content: ReactNode
}

/** The HTML of the item; nothing in the browser, for a link to the page it stands on, which says so, and while developing. */
const usePreparedHtml = createIsomorphicFn().server(({ of, to, content }: PreparedItem) => {
  const router = useRouter()
  if (import.meta.env.DEV || (to && router.state.location.pathname.startsWith(to))) return undefined
  return htmlRenderedOnce(of, router, content)
})

/**
 * An item of a list that is the same wherever it stands. Links and pictures in lists are most of what a page takes to
 * render, so the server renders each once and repeats its HTML; the browser finds what it would have rendered itself.
 */
export function RepeatedItem({ of, to, children: content, ...attributes }: RepeatedItemProps) {
  const html = usePreparedHtml({ of, to, content })
  return html === undefined ? (
    <li {...attributes}>{content}</li>
  ) : (
    <li {...attributes} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

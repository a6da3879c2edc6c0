import { useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react'

import { htmlRenderedOnce } from './rendered-once.server'

export interface RepeatedProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'header' | 'li' | 'section' | 'ul'
  /** All that its content is made of, such as the address it leads to and how it looks there. */
  of: string
  /** The pages its links lead to, where it may stand on one of them: that link says so. */
  to?: readonly string[]
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** The HTML of the content; nothing in the browser and while developing. */
const usePreparedHtml = createIsomorphicFn().server(({ of, to, children }: RepeatedProps) => {
  const router = useRouter()
  const { pathname, searchStr } = router.state.location
  const onOwnPage = to?.includes(pathname) ?? false
  // Which of its links is the current one may depend on the parameters, and of those there is no end.
  if (import.meta.env.DEV || (onOwnPage && searchStr !== '')) return undefined
  return htmlRenderedOnce(onOwnPage ? `${of} on ${pathname}` : of, router, children)
})

/**
 * A part that is the same whenever it stands on a page: no answer, no visitor and nothing a form was sent with is in
 * it. The server renders it once and repeats its HTML; the browser finds what it would have rendered itself. No
 * `useId` inside: it would count from another place there.
 */
export function Repeated(props: RepeatedProps) {
  const html = usePreparedHtml(props)
  const { as = 'li', of: _, to: __, children, ...attributes } = props
  return html === undefined
    ? createElement(as, attributes, children)
    : createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } })
}

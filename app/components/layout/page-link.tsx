import { createLink } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

import {
  isPlainClick,
  scrollToSection,
  scrollToTop,
} from '~/browser/scroll-to-section'

interface PageAnchorProps extends ComponentProps<'a'> {
  onNavigate?: (() => void) | undefined
}

// The router alone would keep the scroll position on the current page.
export const PageLink = createLink(function PageAnchor(props: PageAnchorProps) {
  const { href, children, onNavigate, onClick, ...attributes } = props

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onNavigate?.()
    const link = event.currentTarget
    if (!isPlainClick(event) || link.href !== location.href) {
      onClick?.(event)
      return
    }
    event.preventDefault()
    if (link.hash) scrollToSection(link.hash.slice(1))
    else scrollToTop()
  }

  return (
    <a {...attributes} href={href} onClick={handleClick}>
      {children}
    </a>
  )
})

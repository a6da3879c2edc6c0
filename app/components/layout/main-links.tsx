import { useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'

import type { MainLink } from '~/content/navigation'

import { PageLink } from './page-link'
import { SectionLink } from './section-link'

interface MainLinksProps {
  links: readonly MainLink[]
  className: string
  linkClassName: string
  /** Called when a link is followed. */
  onNavigate?: (() => void) | undefined
}

/** Renders the links of the header or the menu as a list. */
export function MainLinks({
  links,
  className,
  linkClassName,
  onNavigate,
}: MainLinksProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const style = clsx('main-link', linkClassName)
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.label}>
          {link.kind === 'section' ? (
            <SectionLink
              section={link.section}
              isCurrent={'page' in link && link.page === path}
              className={style}
              onNavigate={onNavigate}
            >
              <span>{link.label}</span>
            </SectionLink>
          ) : (
            <PageLink to={link.to} className={style} onNavigate={onNavigate}>
              <span>{link.label}</span>
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  )
}

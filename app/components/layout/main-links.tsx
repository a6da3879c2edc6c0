import { useLocation } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { type MainLink, targetOf } from '~/content/navigation'

import { PageLink } from './page-link'
import { SectionLink } from './section-link'

interface MainLinksProps {
  links: readonly MainLink[]
  className: string
  linkClassName: string
  onNavigate?: (() => void) | undefined
  /** Below the link to the services. */
  services?: ReactNode
}

export function MainLinks({
  links,
  className,
  linkClassName,
  onNavigate,
  services,
}: MainLinksProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const style = clsx('group flex items-center', linkClassName)
  return (
    <ul className={className}>
      {links.map((link, index) => (
        <li key={link.label} style={{ '--index': index }}>
          {link.kind === 'section' ? (
            <SectionLink
              section={link.section}
              isCurrent={'page' in link && link.page === path}
              className={style}
              onNavigate={onNavigate}
            >
              <Label>{link.label}</Label>
            </SectionLink>
          ) : (
            <PageLink
              {...targetOf(link)}
              className={style}
              onNavigate={onNavigate}
            >
              <Label>{link.label}</Label>
            </PageLink>
          )}
          {'to' in link && link.to === '/services' && services}
        </li>
      ))}
    </ul>
  )
}

function Label({ children }: { children: string }) {
  return (
    <span className="relative after:drawn-stroke after:inset-[auto_-0.3rem_-0.3em] after:h-[0.28em] after:origin-right after:stroke-below group-hover:after:origin-left group-hover:after:drawn group-aria-[current=page]:after:origin-left group-aria-[current=page]:after:drawn">
      {children}
    </span>
  )
}

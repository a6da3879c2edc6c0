import { createLink, useRouter } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, useEffect, useRef } from 'react'

import type { ServiceId } from '~/content/services/service'
import { services } from '~/content/services/services'
import { classNames } from '~/ui/class-names'
import { scrollToSection } from '~/ui/scroll-to-section'

import { serviceDetailId } from './service-detail-id'

const cell =
  'relative flex min-h-14 items-center justify-center px-5 text-center leading-tight font-semibold whitespace-nowrap ' +
  'transition-colors duration-150 lg:h-full lg:min-h-18 lg:px-2 lg:whitespace-normal focus-visible:-outline-offset-4'

/**
 * The single choice among the eight services. Links with `aria-current`, not a radio group: every service has
 * an address of its own, so each works without JavaScript, in a new tab and after Back, and arrow keys keep
 * scrolling the page.
 */
export function ServiceRow({ selected }: { selected: ServiceId }) {
  const router = useRouter()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (row.current) bringSelectedIntoView(row.current)
    // Not in an effect of `selected`: the router restores scroll positions after effects, this one's too.
    return router.subscribe('onRendered', () => {
      if (row.current) bringSelectedIntoView(row.current)
    })
  }, [router])

  return (
    <nav aria-label="Choose a service" className="relative z-20 page-width -mt-14 max-lg:w-full lg:-mt-16">
      <ul
        ref={row}
        className="relative flex overflow-x-auto bg-white shadow-float [scrollbar-width:none] max-lg:px-2 lg:grid lg:grid-cols-8 lg:rounded-card"
      >
        {services.map(({ id, shortTitle }) => {
          const isSelected = id === selected
          return (
            <li key={id} className="shrink-0">
              <ServiceLink
                to="/services"
                search={{ tab: id }}
                resetScroll={false}
                isSelected={isSelected}
                // Choosing the selected one again leads nowhere new, but it still asks for the detail.
                onClick={() => isSelected && scrollToSection(serviceDetailId)}
                className={classNames(
                  cell,
                  isSelected ? 'text-ink' : 'text-ink-soft hover:bg-water-tint hover:text-water-strong',
                )}
              >
                {shortTitle}
                {isSelected && (
                  <span
                    aria-hidden
                    className="absolute inset-x-4 bottom-1.5 h-1.5 bg-poppy [clip-path:polygon(0_45%,100%_0,99%_60%,1%_100%)]"
                  />
                )}
              </ServiceLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function bringSelectedIntoView(row: HTMLUListElement) {
  const link = row.querySelector<HTMLElement>('[aria-current]')
  if (!link) return
  // scrollIntoView would move the page as well.
  row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 })
}

interface ServiceLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  isSelected: boolean
}

// The router marks the link of the coming address while the page still shows the present one; for that moment
// two would be current. Here the page alone decides.
const ServiceLink = createLink(function ServiceAnchor({ isSelected, children, ...props }: ServiceLinkProps) {
  return (
    <a {...props} aria-current={isSelected ? 'page' : undefined}>
      {children}
    </a>
  )
})

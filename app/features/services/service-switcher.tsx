import { createLink } from '@tanstack/react-router'
import type { ComponentProps, FocusEvent } from 'react'

import { scrollToSection } from '~/browser/scroll-to-section'
import { servicesHeadings } from '~/content/services-page-text'
import type { ServiceId } from '~/content/services/service'
import type { ServicePageContent } from '~/content/services/service-page-content'

import { centerInRow, useSelectedInView } from './use-selected-in-view'

/**
 * Id of the content that changes with the selected service. Selecting a service
 * scrolls to it.
 */
export const serviceDetailId = 'service-detail'

interface ServiceSwitcherProps {
  choices: ServicePageContent['choices']
  selected: ServiceId
}

/**
 * Renders the service switcher as links with `aria-current` rather than a radio
 * group. Every service has its own URL, so the links work without JavaScript,
 * in a new tab and after Back, and the arrow keys keep scrolling the page.
 */
export function ServiceSwitcher({ choices, selected }: ServiceSwitcherProps) {
  const row = useSelectedInView(serviceDetailId)
  return (
    <nav
      aria-label={servicesHeadings.choose}
      className="service-switcher on-deep"
    >
      <ul ref={row} className="service-row fading-row">
        {choices.map(({ id, shortTitle }) => (
          <li key={id} className="shrink-0">
            <ServiceTab id={id} isSelected={id === selected}>
              {shortTitle}
            </ServiceTab>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ServiceTabProps {
  id: ServiceId
  isSelected: boolean
  children: string
}

function ServiceTab({ id, isSelected, children }: ServiceTabProps) {
  // Choosing the selected service again does not navigate, but should still
  // scroll to the detail.
  function scrollIfSelected() {
    if (isSelected) scrollToSection(serviceDetailId)
  }

  return (
    <ServiceLink
      to="/services"
      search={{ tab: id }}
      resetScroll={false}
      isSelected={isSelected}
      onFocus={showFocused}
      onClick={scrollIfSelected}
      className="service-tab lean-ground ring-within"
    >
      {children}
    </ServiceLink>
  )
}

// Keyboard focus only, because a link that scrolls away from under a pointer is
// not clicked.
function showFocused({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible')) centerInRow(currentTarget)
}

// Overrides the router's `aria-current`, which marks the pending location while
// the page still shows the previous one. Two links would be current for a
// moment.
const ServiceLink = createLink(function ServiceAnchor(
  props: ComponentProps<'a'> & { isSelected: boolean },
) {
  const { isSelected, children, ...attributes } = props
  return (
    <a {...attributes} aria-current={isSelected ? 'page' : undefined}>
      {children}
    </a>
  )
})

import { createLink } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ComponentProps, FocusEvent } from 'react'

import { scrollToSection } from '~/browser/scroll-to-section'
import { servicesHeadings } from '~/content/services-page-text'
import { type ServiceId, serviceNames } from '~/content/services/service-index'

import { centerInRow, useSelectedInView } from './use-selected-in-view'

export const serviceDetailId = 'service-detail'

/** Whether they would stand far apart at both ends of a desktop's row. */
const isFew = serviceNames.length < 7

/** Whether a desktop's row has room for all names, in letters. */
const fitsDesktop =
  serviceNames.map(({ shortTitle }) => shortTitle).join('   ').length <= 160

interface ServiceSwitcherProps {
  selected: ServiceId
}

// Links work without JavaScript, in a new tab and after Back.
export function ServiceSwitcher({ selected }: ServiceSwitcherProps) {
  const row = useSelectedInView(serviceDetailId)
  return (
    <nav
      aria-label={servicesHeadings.choose}
      className="relative z-20 h-12 bg-deep sm:h-16 low:h-11 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-(--header-height)"
    >
      <ul
        ref={row}
        // In low windows it leaves room for the chat button.
        className={clsx(
          'mx-auto flex h-full fading-row px-3 xl:w-[min(100%-1rem,77.25rem)] xl:px-0 low:mr-20',
          isFew ? 'justify-center-safe xl:gap-4' : 'xl:justify-between',
          fitsDesktop && 'xl:overflow-visible xl:mask-none',
        )}
      >
        {serviceNames.map(({ id, shortTitle }) => (
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
  // Choosing the selected service again does not navigate.
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
      className="lean-ground relative flex h-full items-center justify-center px-5 font-display text-xl font-semibold whitespace-nowrap text-on-deep ring-within transition-colors duration-150 [--ground-inset:0.25rem_0.125rem] before:rounded-button before:transition-colors before:duration-150 before:ease-wash hover:before:bg-deep-line active:before:bg-deep-raised aria-[current]:text-ink aria-[current]:[scroll-initial-target:nearest] aria-[current]:before:bg-on-deep sm:[--ground-inset:0.75rem_0.125rem] xl:px-2.5 xl:text-lg forced-colors:aria-[current]:before:border-2 forced-colors:aria-[current]:before:border-[Highlight] low:[--ground-inset:0.25rem_0.125rem]"
    >
      {children}
    </ServiceLink>
  )
}

// A link that scrolls away from under a pointer is not clicked.
function showFocused({ currentTarget }: FocusEvent<HTMLElement>) {
  if (currentTarget.matches(':focus-visible')) centerInRow(currentTarget)
}

// The router's own `aria-current` marks the pending location.
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

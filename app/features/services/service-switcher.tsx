import { createLink, useRouter } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useRef } from 'react'

import { scrollToSection } from '~/browser/scroll-to-section'
import { classNames } from '~/components/ui/class-names'
import { servicesHeadings } from '~/content/services-page-text'
import type { ServiceId } from '~/content/services/service'
import type { ServicePageContent } from '~/content/services/service-page-content'

/**
 * Id of the content that changes with the selected service. Selecting a service
 * scrolls to it.
 */
export const serviceDetailId = 'service-detail'

const tabStyle =
  'relative lean-ground flex h-full items-center justify-center px-5 font-display text-xl font-semibold whitespace-nowrap ' +
  'ring-within transition-colors duration-150 xl:px-3 xl:text-lg ' +
  'before:inset-[0.25rem_0.125rem] sm:before:inset-[0.5rem_0.125rem] before:rounded-button before:transition-colors before:duration-150 before:ease-water ' +
  'hover:before:bg-deep-line active:before:bg-deep-raised aria-[current]:before:bg-on-deep ' +
  // Scrolls the selected tab into view before hydration, in browsers that
  // support it.
  'aria-[current]:[scroll-initial-target:nearest] ' +
  // Forced colors override background colors.
  'forced-colors:aria-[current]:before:border-2 forced-colors:aria-[current]:before:border-[Highlight] ' +
  'after:stroke-line after:drawn-stroke after:inset-[auto_0.5rem_0.5rem_0.25rem] after:h-[0.3125rem] aria-[current]:after:drawn'

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
  const router = useRouter()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const showSelected = () =>
      centerInRow(row.current?.querySelector<HTMLElement>('[aria-current]'))
    showSelected()
    // Back and Forward do not scroll to the detail because the router restores
    // the previous scroll position.
    let isPush = false
    const unsubscribeHistory = router.history.subscribe(({ action }) => {
      isPush = action.type === 'PUSH'
    })
    // Not an effect on `selected` because the router restores scroll positions,
    // the row's included, after effects.
    const unsubscribeRouter = router.subscribe(
      'onRendered',
      ({ fromLocation, pathChanged, hrefChanged }) => {
        showSelected()
        if (isPush && fromLocation && hrefChanged && !pathChanged)
          scrollToSection(serviceDetailId)
      },
    )
    return () => {
      unsubscribeHistory()
      unsubscribeRouter()
    }
  }, [router])

  return (
    // Not sticky in low windows, where it would take too much space. Its margin
    // there leaves room for the chat button.
    <nav
      aria-label={servicesHeadings.choose}
      className="service-switcher on-deep relative z-20 h-11 bg-deep sm:h-16 low:h-11 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-(--header-height)"
    >
      <ul
        ref={row}
        className="fading-row mx-auto xl:[mask-image:none] flex h-full px-3 max-xl:low:mr-48 xl:w-[min(100%-1rem,77.5rem)] xl:justify-between xl:px-0"
      >
        {choices.map(({ id, shortTitle }) => {
          const isSelected = id === selected
          return (
            <li key={id} className="shrink-0">
              <ServiceLink
                to="/services"
                search={{ tab: id }}
                resetScroll={false}
                isSelected={isSelected}
                // Keyboard focus only, because a link that scrolls away from
                // under a pointer is not clicked.
                onFocus={({ currentTarget }) =>
                  currentTarget.matches(':focus-visible') &&
                  centerInRow(currentTarget)
                }
                // Choosing the selected service again does not navigate, but
                // should still scroll to the detail.
                onClick={() => isSelected && scrollToSection(serviceDetailId)}
                className={classNames(
                  tabStyle,
                  isSelected ? 'text-ink' : 'text-on-deep',
                )}
              >
                {shortTitle}
              </ServiceLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function centerInRow(link: HTMLElement | null | undefined) {
  const row = link?.closest('ul')
  // `scrollIntoView` would scroll the page as well.
  if (link && row)
    row.scrollTo({
      left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2,
    })
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

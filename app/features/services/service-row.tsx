import { createLink, useRouter } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useRef } from 'react'

import { classNames } from '~/components/ui/class-names'
import { scrollToSection } from '~/components/ui/scroll-to-section'
import { servicesHeadings } from '~/content/page-texts'
import type { ServiceId } from '~/content/services/service'
import type { ServicePageContent } from '~/content/services/service-page-content'

/** The part of the page that changes with the selected service: where a choice scrolls to. */
export const serviceDetailId = 'service-detail'

const tab =
  'relative lean-ground flex h-full items-center justify-center px-5 font-display text-xl font-semibold whitespace-nowrap ' +
  'ring-within transition-colors duration-150 xl:px-3 xl:text-lg ' +
  'before:inset-[0.25rem_0.125rem] sm:before:inset-[0.5rem_0.125rem] before:rounded-button before:transition-colors before:duration-150 before:ease-water ' +
  'hover:before:bg-deep-line active:before:bg-deep-raised aria-[current]:before:bg-on-deep ' +
  // In sight before the script is there, in browsers that know how.
  'aria-[current]:[scroll-initial-target:nearest] ' +
  // Where colors are the visitor's own, grounds vanish.
  'forced-colors:aria-[current]:before:border-2 forced-colors:aria-[current]:before:border-[Highlight] ' +
  'after:stroke-line after:drawn-stroke after:inset-[auto_0.5rem_0.5rem_0.25rem] after:h-[0.3125rem] aria-[current]:after:drawn'

interface ServiceRowProps {
  choices: ServicePageContent['choices']
  selected: ServiceId
}

/**
 * The single choice among the services. Links with `aria-current`, not a radio group: every service has an address of
 * its own, so each works without JavaScript, in a new tab and after Back, and arrow keys keep scrolling the page.
 */
export function ServiceRow({ choices, selected }: ServiceRowProps) {
  const router = useRouter()
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const show = () => bringIntoView(row.current?.querySelector<HTMLElement>('[aria-current]'))
    show()
    // Back and Forward choose nothing: they return to where the visitor was, and the router restores that.
    let isChosen = false
    const stopWatching = router.history.subscribe(({ action }) => {
      isChosen = action.type === 'PUSH'
    })
    // Not in an effect of `selected`: the router restores scroll positions after effects, this one's too.
    const stopShowing = router.subscribe('onRendered', ({ fromLocation, pathChanged, hrefChanged }) => {
      show()
      if (isChosen && fromLocation && hrefChanged && !pathChanged) scrollToSection(serviceDetailId)
    })
    return () => {
      stopWatching()
      stopShowing()
    }
  }, [router])

  return (
    // In low windows it does not stick: it would leave too little to read. There the chat's button has room beside it.
    <nav
      aria-label={servicesHeadings.choose}
      className="service-row on-deep relative z-20 h-11 bg-deep sm:h-16 low:h-11 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-(--header-height)"
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
                // Not what a pointer presses: moved from under it, it would not be clicked.
                onFocus={({ currentTarget }) =>
                  currentTarget.matches(':focus-visible') && bringIntoView(currentTarget)
                }
                // Choosing the selected one again leads nowhere new, but it still asks for the detail.
                onClick={() => isSelected && scrollToSection(serviceDetailId)}
                className={classNames(tab, isSelected ? 'text-ink' : 'text-on-deep')}
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

function bringIntoView(link: HTMLElement | null | undefined) {
  const row = link?.closest('ul')
  // scrollIntoView would move the page as well.
  if (link && row) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 })
}

// The router marks the link of the coming address while the page still shows the present one; for that moment
// two would be current. Here the page alone decides.
const ServiceLink = createLink(function ServiceAnchor(props: ComponentProps<'a'> & { isSelected: boolean }) {
  const { isSelected, children, ...attributes } = props
  return (
    <a {...attributes} aria-current={isSelected ? 'page' : undefined}>
      {children}
    </a>
  )
})

import { useRef } from 'react'

import { quoteFormId } from '~/business/quote-form-id'
import { SectionLink } from '~/business/section-link'
import { useSite } from '~/business/use-site'
import { wayToCall } from '~/business/way-to-call'
import { claims } from '~/content/claims'
import { headerTexts } from '~/content/header-texts'
import { waysToAsk } from '~/content/ways-to-ask'
import { buttonStyle } from '~/ui/button-style'
import { Icon } from '~/ui/icon'
import { useFocusLeft } from '~/ui/use-focus-left'

import { HeaderLinks } from './header-links'

const menuId = 'mobile-menu'

/**
 * The four links on small screens. A native popover: it opens without JavaScript, closes on Escape and on a
 * tap beside it, and the browser reports its state to assistive technology.
 */
export function MobileMenu() {
  const place = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLElement>(null)
  const call = wayToCall(useSite().phone)
  const close = () => menu.current?.hidePopover()

  // It covers the page: focus that goes on there takes the visitor with it.
  useFocusLeft(place, close)

  return (
    <div ref={place} className="menu-place md:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={headerTexts.menu}
        className="-mr-2.5 grid size-11 place-items-center rounded-field hover:bg-deep-raised"
      >
        <Icon name="menu" className="menu-opens size-6.5" />
        <Icon name="x" className="menu-closes size-6.5" />
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={headerTexts.main}
        className="mobile-menu on-deep fixed inset-x-0 top-(--header-height) bottom-auto m-0 max-h-[calc(100dvh-var(--header-height))] w-full overflow-y-auto overscroll-contain text-base bg-deep px-5 pt-5 pb-8 text-on-deep floating md:hidden"
      >
        <HeaderLinks className="grid divide-y divide-deep-line" place="menu" onChoose={close} />
        <a href={call.href} className={buttonStyle('on-deep', 'mt-6 w-full text-lg')}>
          {call.label}
        </a>
        <p className="mt-3 text-center text-on-deep-soft">{claims.openingHours}</p>
        <SectionLink
          section={quoteFormId}
          className={buttonStyle('action', 'mt-5 w-full text-lg')}
          onChoose={close}
        >
          {waysToAsk.quote}
        </SectionLink>
      </nav>
    </div>
  )
}

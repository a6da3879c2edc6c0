import { type FocusEvent, useEffect, useRef } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { buttonStyle } from '~/components/ui/button-style'
import { classNames } from '~/components/ui/class-names'
import { Icon } from '~/components/ui/icon'
import { ctaTexts } from '~/content/cta-text'
import { headerTexts } from '~/content/layout-text'
import { claims } from '~/content/marketing-claims'
import { headerLinks } from '~/content/navigation'

import { Logo } from './logo'
import { PageLink } from './page-link'
import { phoneLink } from './phone-link'
import { quoteFormId } from './quote-link'
import { SectionLink } from './section-link'
import { useSiteSettings } from './use-site-settings'

/** Renders the fixed header of every page. */
export function Header() {
  const { phone } = useSiteSettings()
  return (
    <header className="site-header on-deep fixed inset-x-0 top-0 z-40 text-on-deep print:hidden">
      <div className="page-width flex min-h-(--header-height) items-center gap-2 max-[22rem]:gap-1 sm:gap-4 lg:gap-8">
        <PageLink to="/" className="mr-auto">
          <Logo />
          <span className="sr-only">{headerTexts.home}</span>
        </PageLink>
        <nav aria-label={headerTexts.main} className="hidden md:block">
          <HeaderLinks
            className="flex items-center gap-6 lg:gap-9"
            linkStyle="min-h-11 font-semibold"
          />
        </nav>
        <a
          href={`tel:${phone}`}
          className={buttonStyle(
            'paper',
            'min-h-11 px-4 py-2 max-[22rem]:px-2.5 sm:px-5',
          )}
        >
          <Icon name="phone" className="size-4.5 max-[22rem]:hidden" />
          <span className="hidden text-lg even-digits lg:inline">
            {formatPhone(phone)}
          </span>
          <span className="lg:hidden">{ctaTexts.call}</span>
          <span className="sr-only lg:hidden"> {formatPhone(phone)}</span>
        </a>
        <MobileMenu />
      </div>
    </header>
  )
}

const menuId = 'mobile-menu'

/**
 * Renders the navigation for small screens as a native popover. It opens
 * without JavaScript, closes on Escape and on an outside tap, and the browser
 * exposes its state to assistive technology.
 */
function MobileMenu() {
  const place = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLElement>(null)
  const call = phoneLink(useSiteSettings().phone)
  const close = () => menu.current?.hidePopover()

  // Safari 17.0 to 18.2 on iOS does not close a popover on an outside tap.
  useEffect(() => {
    function closeOnOutsideTap({ target }: PointerEvent) {
      const isOpen =
        menu.current !== null && menu.current.getClientRects().length > 0
      const isOutside =
        target instanceof Node && !place.current?.contains(target)
      if (isOpen && isOutside) menu.current?.hidePopover()
    }
    addEventListener('pointerup', closeOnOutsideTap)
    return () => removeEventListener('pointerup', closeOnOutsideTap)
  }, [])

  // The menu covers the page, so it closes when focus moves to an element
  // beneath it.
  function closeOnFocusOut({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <div ref={place} onBlur={closeOnFocusOut} className="menu-place md:hidden">
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
        className="mobile-menu on-deep fixed inset-x-0 top-(--header-height) bottom-auto m-0 max-h-[calc(100dvh-var(--header-height))] w-full overflow-y-auto overscroll-contain text-base px-5 pt-5 text-on-deep floating md:hidden"
      >
        <HeaderLinks
          className="grid divide-y divide-deep-line"
          linkStyle="min-h-16 font-display text-title leading-none font-bold"
          onNavigate={close}
        />
        <a
          href={call.href}
          className={buttonStyle('on-deep', 'mt-6 w-full text-lg')}
        >
          {call.label}
        </a>
        <p className="mt-3 text-center text-on-deep-soft">
          {claims.openingHours}
        </p>
        <SectionLink
          section={quoteFormId}
          preferCurrentPage
          className={buttonStyle('action', 'mt-5 w-full text-lg')}
          onNavigate={close}
        >
          {ctaTexts.quote}
        </SectionLink>
      </nav>
    </div>
  )
}

interface HeaderLinksProps {
  className: string
  linkStyle: string
  onNavigate?: () => void
}

function HeaderLinks({ className, linkStyle, onNavigate }: HeaderLinksProps) {
  const style = classNames('header-link flex items-center', linkStyle)
  return (
    <ul className={className}>
      {headerLinks.map((link) => (
        <li key={link.label}>
          {link.kind === 'section' ? (
            <SectionLink
              section={link.section}
              className={style}
              {...(onNavigate ? { onNavigate } : {})}
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

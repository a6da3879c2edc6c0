import { type FocusEvent, useEffect, useRef } from 'react'

import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { business } from '~/content/business'
import { ctaTexts } from '~/content/cta-text'
import { openingHours } from '~/content/every-page-text'
import { headerTexts } from '~/content/layout-text'
import { menuLinks } from '~/content/navigation'
import { serviceNames } from '~/content/services/service-index'

import { MainLinks } from './main-links'
import { PageLink } from './page-link'
import { phoneLink } from './phone-link'
import { quoteFormId } from './quote-link'
import { SectionLink } from './section-link'

const menuId = 'mobile-menu'

/** A native popover, so that it opens without scripts. */
export function MobileMenu() {
  const place = useRef<HTMLDivElement>(null)
  const menu = useRef<HTMLElement>(null)
  const call = phoneLink(business.phone)
  const close = () => menu.current?.hidePopover()

  useCloseOnOutsideTap(menu, place)

  // The menu covers the elements that the focus moves to.
  function closeOnFocusOut({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <div
      ref={place}
      onBlur={closeOnFocusOut}
      className="hidden max-md:supports-[selector(:popover-open)]:block max-md:[.popovers-work_&]:block"
    >
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={headerTexts.menu}
        className="-mr-2.5 grid size-11 place-items-center rounded-field hover:bg-deep-raised"
      >
        <Icon
          name="menu"
          className="size-6.5 in-aria-expanded:hidden in-[:has(>:popover-open)]:hidden"
        />
        <Icon
          name="x"
          className="hidden size-6.5 in-aria-expanded:block in-[:has(>:popover-open)]:block"
        />
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={headerTexts.main}
        className="fixed inset-[var(--header-height)_0_auto] m-0 menu-drop hidden max-h-[calc(100dvh-var(--header-height))] w-full overflow-y-auto overscroll-contain bg-deep bg-[linear-gradient(var(--color-action)_0_0)] bg-size-[100%_0.1875rem] bg-bottom bg-no-repeat p-5 pb-[calc(8*var(--spacing)+0.1875rem)] text-[1rem] text-on-deep shadow-float backdrop:top-(--header-height) backdrop:bg-deep/60 open:block forced-colors:border"
      >
        <MainLinks
          links={menuLinks}
          className="grid divide-y divide-deep-line"
          linkClassName="min-h-13 font-display text-heading leading-none font-bold"
          onNavigate={close}
          services={<ServiceLinks onNavigate={close} />}
        />
        <div className="mt-5 grid gap-3 xs:grid-flow-col">
          <SectionLink
            section={quoteFormId}
            preferCurrentPage
            className={buttonStyle({
              tone: 'action',
              className: 'px-1 quote-sent:hidden',
            })}
            onNavigate={close}
          >
            {ctaTexts.quote}
          </SectionLink>
          <a
            href={call.href}
            className={buttonStyle({ tone: 'on-deep', className: 'px-1' })}
          >
            {call.label}
          </a>
        </div>
        <p className="mt-3 text-center text-on-deep-soft">{openingHours}</p>
      </nav>
    </div>
  )
}

function ServiceLinks({ onNavigate }: { onNavigate: () => void }) {
  return (
    <ul className="-mt-1 grid gap-x-3 pb-2 xs:grid-cols-2">
      {serviceNames.map(({ id, shortTitle }) => (
        <li key={id}>
          <PageLink
            to="/services"
            search={{ tab: id }}
            className="flex min-h-11 items-center text-[0.9375rem] text-on-deep-soft hover:text-on-deep max-[24rem]:text-sm"
            onNavigate={onNavigate}
          >
            {shortTitle}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

/** Closes it where Safari does not: 17.0 to 18.2 on iOS. */
function useCloseOnOutsideTap(
  menu: { readonly current: HTMLElement | null },
  place: { readonly current: HTMLElement | null },
): void {
  useEffect(() => {
    function closeOnOutsideTap({ target }: PointerEvent) {
      const isOutside =
        target instanceof Node && !place.current?.contains(target)
      if (isOutside) menu.current?.hidePopover()
    }
    addEventListener('pointerup', closeOnOutsideTap)
    return () => removeEventListener('pointerup', closeOnOutsideTap)
  }, [menu, place])
}

import { Menu } from 'lucide-react'
import { useRef } from 'react'

import { HeaderLinks } from './header-links'

const menuId = 'mobile-menu'

/**
 * The four links on small screens. A native popover: it opens without JavaScript, closes on Escape and on a
 * tap beside it, and the browser reports its state to assistive technology.
 */
export function MobileMenu() {
  const menu = useRef<HTMLElement>(null)
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label="Menu"
        className="grid size-11 place-items-center rounded-full hover:bg-deep-raised"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label="Main"
        className="on-deep fixed inset-x-0 top-(--header-height) bottom-auto m-0 w-full border-t border-deep-line bg-deep p-4 text-on-deep shadow-float md:hidden"
      >
        <HeaderLinks className="grid gap-1 text-lg" onChoose={() => menu.current?.hidePopover()} />
      </nav>
    </div>
  )
}

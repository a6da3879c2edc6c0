import { Link } from '@tanstack/react-router'

import { formatPhone } from '#functions/_shared/format-phone.ts'
import { useSite } from '~/business/use-site'
import { headerTexts } from '~/content/header-texts'
import { headerLinks } from '~/content/navigation'
import { waysToAsk } from '~/content/ways-to-ask'
import { buttonStyle } from '~/ui/button-style'
import { Icon } from '~/ui/icon'
import { Repeated } from '~/ui/repeated'

import { HeaderLinks } from './header-links'
import { Logo } from './logo'
import { MobileMenu } from './mobile-menu'

const pages = ['/', ...headerLinks.flatMap((link) => (link.kind === 'page' ? [link.to] : []))]

/** Fixed at the top of every page: the way home, the four links, and the phone. */
export function Header() {
  const { phone } = useSite()
  return (
    <Repeated
      as="header"
      of="header"
      to={pages}
      className="site-header on-deep fixed inset-x-0 top-0 z-40 text-on-deep print:hidden"
    >
      <div className="page-width flex min-h-(--header-height) items-center gap-2 max-[22rem]:gap-1 sm:gap-4 lg:gap-8">
        <Link to="/" className="mr-auto">
          <Logo />
          <span className="sr-only">{headerTexts.home}</span>
        </Link>
        <nav aria-label={headerTexts.main} className="hidden md:block">
          <HeaderLinks className="flex items-center gap-6 lg:gap-9" place="bar" />
        </nav>
        <a
          href={`tel:${phone}`}
          className={buttonStyle('paper', 'min-h-11 px-4 py-2 max-[22rem]:px-2.5 sm:px-5')}
        >
          <Icon name="phone" className="size-4.5 max-[22rem]:hidden" />
          <span className="hidden text-lg even-digits lg:inline">{formatPhone(phone)}</span>
          <span className="lg:hidden">{waysToAsk.call}</span>
          <span className="sr-only lg:hidden"> {formatPhone(phone)}</span>
        </a>
        <MobileMenu />
      </div>
    </Repeated>
  )
}

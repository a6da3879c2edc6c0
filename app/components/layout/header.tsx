import { formatPhone } from '#domain/format-phone.ts'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { business } from '~/content/business'
import { ctaTexts } from '~/content/cta-text'
import { headerTexts } from '~/content/layout-text'
import { headerLinks } from '~/content/navigation'

import { Logo } from './logo'
import { MainLinks } from './main-links'
import { MobileMenu } from './mobile-menu'
import { PageLink } from './page-link'
import { quoteFormId } from './quote-link'
import { SectionLink } from './section-link'

export function Header() {
  const { phone } = business
  return (
    <header className="fixed inset-x-0 top-0 z-40 lifted-by-scroll bg-deep text-bar text-on-deep print:hidden">
      <div className="page-width flex min-h-(--header-height) items-center gap-2 max-xs:gap-1 sm:gap-4 md:max-lg:gap-2">
        <PageLink to="/" className="mr-auto">
          <Logo />
          <span className="sr-only">{headerTexts.home}</span>
        </PageLink>
        <nav aria-label={headerTexts.main} className="hidden md:block">
          <MainLinks
            links={headerLinks}
            className="flex items-center"
            linkClassName="min-h-11 px-2 font-semibold md:max-lg:text-[0.9375rem] lg:px-4"
          />
        </nav>
        <a
          href={`tel:${phone}`}
          className={buttonStyle({
            tone: 'paper',
            size: 'header',
            className: 'max-xs:px-2.5 sm:px-5 md:max-lg:px-4',
          })}
        >
          <Icon
            name="phone"
            className="size-4.5 max-xs:hidden md:max-lg:hidden"
          />
          <span className="hidden text-lg tabular-nums lg:inline">
            {formatPhone(phone)}
          </span>
          <span className="lg:hidden">{ctaTexts.call}</span>
          <span className="sr-only lg:hidden"> {formatPhone(phone)}</span>
        </a>
        <SectionLink
          section={quoteFormId}
          preferCurrentPage
          className={buttonStyle({
            tone: 'action',
            size: 'header',
            className:
              'whitespace-nowrap max-md:hidden md:max-lg:ml-2 lg:px-5 quote-sent:hidden',
          })}
        >
          {ctaTexts.shortQuote}
        </SectionLink>
        <MobileMenu />
      </div>
    </header>
  )
}

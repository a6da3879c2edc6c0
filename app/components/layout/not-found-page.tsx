import { Link } from '@tanstack/react-router'

import { buttonStyle } from '~/components/ui/button-style'
import { defaultBeforeAfter } from '~/content/default-before-after'
import { footerServices } from '~/content/navigation'
import { notFoundLabels, notFoundPage } from '~/content/not-found-page-text'

import { CallLink } from './cta-buttons'
import { HeroPicture } from './hero-picture'
import { MessagePageLayout } from './message-page-layout'

/** Renders the page for unknown URLs. */
export function NotFoundPage() {
  return (
    <MessagePageLayout
      heading={notFoundPage.heading}
      text={notFoundPage.introduction}
      picture={
        <div aria-hidden className="not-found-picture">
          <HeroPicture
            image={{ ...defaultBeforeAfter, alt: '' }}
            priority
            sizes="100vw"
            letters={notFoundLabels.figure}
          />
        </div>
      }
    >
      <div className="grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        <Link to="/" className={buttonStyle('action', 'text-lg')}>
          {notFoundLabels.home}
        </Link>
        <CallLink icon />
      </div>
      <nav
        aria-label={notFoundLabels.services}
        className="border-t border-deep-line pt-6 lg:col-span-2 lg:mt-4"
      >
        <ul className="not-found-services">
          {footerServices.map(({ label, tab }) => (
            <li key={tab}>
              <Link to="/services" search={{ tab }}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </MessagePageLayout>
  )
}

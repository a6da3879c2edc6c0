import { Link } from '@tanstack/react-router'

import { CallLink } from '~/business/call-link'
import { SweptPicture } from '~/business/swept-picture'
import { footerServices } from '~/content/footer-links'
import { notFoundWays } from '~/content/not-found-ways'
import { notFoundPage } from '~/content/pages/not-found'
import { sweptPair } from '~/content/swept-pair'
import { buttonStyle } from '~/ui/button-style'

import { MessagePage } from './message-page'

/** The answer to every address that leads nowhere. */
export function NotFoundPage() {
  return (
    <MessagePage
      heading={notFoundPage.heading}
      text={notFoundPage.introduction}
      picture={
        // What is cut off is not seen, but the page would scroll to it all the same: hence `overflow-clip`.
        <div
          aria-hidden
          className="message-picture relative h-[clamp(60*var(--spacing),min(56vh,40vw),38rem)] swipe-foot overflow-clip [--swept:51%] [--swipe:clamp(1.5rem,4vw,4rem)] low:order-1 low:h-auto low:lean-left low:[--run:calc(var(--slope)*100svh)]"
        >
          <SweptPicture
            image={{ ...sweptPair, alt: '' }}
            priority
            sizes="100vw"
            letters={notFoundWays.figure}
          />
        </div>
      }
    >
      <div className="grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        <Link to="/" className={buttonStyle('action', 'text-lg')}>
          {notFoundWays.home}
        </Link>
        <CallLink icon />
      </div>
      <nav
        aria-label={notFoundWays.services}
        className="border-t border-deep-line pt-6 lg:col-span-2 lg:mt-4"
      >
        <ul className="place-names grid max-w-180 sm:flex sm:flex-wrap font-display text-heading leading-[1.7] font-semibold">
          {footerServices.map(({ label, tab }) => (
            <li key={tab}>
              <Link
                to="/services"
                search={{ tab }}
                className="decoration-poppy decoration-3 underline-offset-6 transition-colors duration-150 hover:text-water-bright hover:underline"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </MessagePage>
  )
}

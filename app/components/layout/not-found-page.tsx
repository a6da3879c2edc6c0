import { Link } from '@tanstack/react-router'

import { buttonStyle } from '~/components/ui/button-style'
import { defaultBeforeAfter } from '~/content/default-before-after'
import { footerServices } from '~/content/navigation'
import { notFoundLabels, notFoundPage } from '~/content/not-found-page-text'

import { CallLink, QuoteBand } from './cta-buttons'
import { HeroPicture } from './hero-picture'
import { MessagePageLayout } from './message-page-layout'

/** Renders the page for unknown URLs. */
export function NotFoundPage() {
  return (
    <>
      <MessagePageLayout
        heading={notFoundPage.heading}
        text={notFoundPage.introduction}
        picture={
          // `overflow-clip`, because clip-path hides the overflow but the page
          // could still scroll to it.
          <div
            aria-hidden
            className="relative h-[clamp(60*var(--spacing),min(56vh,40vw),38rem)] slant-foot overflow-clip [--reveal:51%] [--slant:clamp(1.5rem,4vw,4rem)] low:order-1 low:h-auto low:lean-left low:[--run:calc(var(--slope)*100svh)]"
          >
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
          {/* Names separated by strokes. The overflow clips the stroke before the first name of each row. */}
          <ul className="-ml-[0.3em] grid max-w-180 gap-x-[0.9em] overflow-x-clip pl-[0.3em] font-display text-heading leading-[1.7] font-semibold sm:flex sm:flex-wrap">
            {footerServices.map(({ label, tab }) => (
              <li
                key={tab}
                className="relative before:absolute before:top-[calc(0.5lh-0.36em)] before:left-[-0.58em] before:h-[0.76em] before:w-[0.26em] before:bg-poppy before:[clip-path:polygon(70%_0,100%_0,30%_100%,0_100%)] max-sm:before:hidden"
              >
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
      </MessagePageLayout>
      {/* Extends up behind the slanted edge of the section above. */}
      <QuoteBand className="-mt-16 pt-16" />
    </>
  )
}

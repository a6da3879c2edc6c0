import { Link, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'

import { buttonStyle } from '~/components/ui/button-style'
import { classNames } from '~/components/ui/class-names'
import { pageTitleId } from '~/components/ui/page-hero'
import { isMissingChunk, reloadOnce, reloadPage } from '~/components/ui/reload-on-missing-chunk'
import { errorTexts } from '~/content/layout-text'
import { footerServices, notFoundWays } from '~/content/navigation'
import { notFoundPage } from '~/content/page-texts'
import { revealPair } from '~/content/reveal-pair'

import { CallLink, QuoteBand } from './cta-buttons'
import { RevealPicture } from './reveal-picture'

/** Renders the error page with retry and call buttons. For a missing script, reloads the page instead. */
export function ErrorPage({ error }: { error: unknown }) {
  const [isReloading, setIsReloading] = useState(() => isMissingChunk(error))
  const requestId = useRouteContext({ from: '__root__', select: (context) => context.requestId })
  useEffect(() => {
    if (isReloading) void reloadOnce().then(setIsReloading)
    else console.error(error)
  }, [error, isReloading])
  if (isReloading) return null
  const isOffline = 'onLine' in navigator && !navigator.onLine
  return (
    <MessagePage heading={errorTexts.heading} text={isOffline ? errorTexts.offline : errorTexts.text}>
      <div className="grid gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
        {/* Reloads the whole page because the router caches the failed match. */}
        <button type="button" onClick={() => void reloadPage()} className={buttonStyle('action', 'text-lg')}>
          {errorTexts.again}
        </button>
        <CallLink />
      </div>
      {requestId !== undefined && (
        <p className="text-on-deep-soft">
          {errorTexts.reference} <span className="font-semibold text-on-deep">{requestId}</span>
        </p>
      )}
    </MessagePage>
  )
}

/** Renders the page for unknown URLs. */
export function NotFoundPage() {
  return (
    <>
      <MessagePage
        heading={notFoundPage.heading}
        text={notFoundPage.introduction}
        picture={
          // `overflow-clip`, because clip-path hides the overflow but the page could still scroll to it.
          <div
            aria-hidden
            className="relative h-[clamp(60*var(--spacing),min(56vh,40vw),38rem)] slant-foot overflow-clip [--reveal:51%] [--slant:clamp(1.5rem,4vw,4rem)] low:order-1 low:h-auto low:lean-left low:[--run:calc(var(--slope)*100svh)]"
          >
            <RevealPicture
              image={{ ...revealPair, alt: '' }}
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
      </MessagePage>
      {/* Extends up behind the slanted edge of the section above. */}
      <QuoteBand className="-mt-16 pt-16" />
    </>
  )
}

interface MessagePageProps {
  heading: string
  text: string
  /** Shown above the text, or next to it on phones in landscape. */
  picture?: ReactNode
  /** Links and buttons. */
  children: ReactNode
}

/** Layout shared by the 404 page and the error page. */
function MessagePage({ heading, text, picture, children }: MessagePageProps) {
  return (
    <section
      aria-labelledby={pageTitleId}
      className={classNames(
        'on-deep slant-edge bg-deep text-on-deep',
        picture !== undefined &&
          'low:grid low:min-h-[calc(100svh-var(--header-height))] low:grid-cols-[minmax(0,1fr)_46%]',
      )}
    >
      {picture}
      <div className="page-width pt-8 pb-16 low:w-auto low:mx-5 low:pt-6 low:pb-8 lg:pt-8 lg:pb-24">
        <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1fr_auto]">
          <div>
            <h1 id={pageTitleId} className="text-hero-message">
              {heading}
            </h1>
            <p className="mt-3 max-w-prose text-balance text-lead text-on-deep-soft">{text}</p>
          </div>
          {children}
        </div>
      </div>
    </section>
  )
}

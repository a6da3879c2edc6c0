import {
  useHydrated,
  useLocation,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { restoreCachedPageScroll } from '~/browser/cached-page-scroll'
import { ErrorBoundary } from '~/components/ui/error-boundary'
import { pageTitleId } from '~/components/ui/page-hero'
import { closeToast, Toaster } from '~/components/ui/toast'
import { addressLine, business } from '~/content/business'
import { openingHours } from '~/content/every-page-text'
import { headerTexts } from '~/content/layout-text'

import { ActionBar } from './action-bar'
import { Footer } from './footer'
import { Header } from './header'
import { quoteFormId } from './quote-link'
import { useSiteUrl } from './use-site-url'

const mainId = 'main'

interface PageLayoutProps {
  chat: ReactNode
  /** What runs on every page and renders nothing itself. */
  background: ReactNode
  children: ReactNode
}

export function PageLayout({ chat, background, children }: PageLayoutProps) {
  const announcer = useRef<HTMLParagraphElement>(null)
  useNavigationFocus(announcer)
  useEffect(restoreCachedPageScroll, [])
  return (
    <>
      <Manifest />
      <SkipLink />
      <p ref={announcer} aria-live="polite" className="sr-only" />
      <Header />
      <SlowNavigationNotice />
      <PrintHeader />
      <main
        id={mainId}
        tabIndex={-1}
        aria-labelledby={pageTitleId}
        className="pt-(--header-height)"
      >
        {children}
      </main>
      <Footer />
      <ActionBar>{chat}</ActionBar>
      <ErrorBoundary>{background}</ErrorBoundary>
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>
    </>
  )
}

// After hydration, because Chromium would load it before the first picture.
function Manifest() {
  return useHydrated() && <link rel="manifest" href="/site.webmanifest" />
}

function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-2 left-2 z-50 -translate-y-[150%] rounded-field bg-action px-5 py-3 font-semibold text-ink focus:translate-y-0"
    >
      {headerTexts.skip}
    </a>
  )
}

function PrintHeader() {
  const { name, phone, email, address } = business
  const path = useLocation({
    select: ({ pathname, search: { tab } }) =>
      tab ? `${pathname}?tab=${tab}` : pathname,
  })
  const { host } = new URL(useSiteUrl())
  return (
    <div className="hidden print:mb-[1.2rem] print:flex! print:flex-wrap print:items-baseline print:justify-between print:gap-x-6 print:border-b-[1.5pt] print:pb-[0.4rem]">
      <p className="font-display text-[14pt] font-extrabold">{name}</p>
      <p className="text-[12pt] font-bold">{formatPhone(phone)}</p>
      <p>{`${host}${path}`}</p>
      <p className="basis-full">
        {`${headerTexts.printedForm} ${host}/#${quoteFormId}`}
      </p>
      <p>{email}</p>
      {address && <p>{addressLine(address)}</p>}
      <p>{openingHours}</p>
    </div>
  )
}

function SlowNavigationNotice() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(isLoading), isLoading ? 1000 : 0)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <p
      aria-live="polite"
      className="fixed top-[calc(var(--header-height)+4.5rem)] left-1/2 z-30 -translate-x-1/2 rounded-button bg-action font-semibold whitespace-nowrap text-ink not-empty:px-5 not-empty:py-2.5 print:hidden"
    >
      {isSlow && headerTexts.stillLoading}
    </p>
  )
}

// What browsers do on a page load and the router does not.
function useNavigationFocus(announcer: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    let title = document.title
    return router.subscribe(
      'onRendered',
      ({ fromLocation, pathChanged, toLocation }) => {
        if (!fromLocation) return
        if (document.title !== title) {
          title = document.title
          announcer.current?.replaceChildren(title)
        }
        if (!pathChanged) return
        closeToast()
        if (!toLocation.hash)
          document.getElementById(mainId)?.focus({ preventScroll: true })
      },
    )
  }, [router, announcer])
}

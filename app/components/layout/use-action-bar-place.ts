import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

import { whenAtRest } from '~/browser/at-rest'
import { coversControl, coversWords } from '~/browser/covered-controls'

import { isVisitorBusy, watchVisitorBusy } from './visitor-busy'

/**
 * How much of the action bar is shown, as its attribute `data-shows` says: all
 * of it, only what the page's feature adds to it (the chat button), or nothing.
 */
type Shown = 'all' | 'button' | 'nothing'

/** Below the `md` breakpoint, the whole bar is a toolbar at the bottom. */
const toolbarQuery = '(width < 48rem)'

/**
 * Shows as much of the action bar as covers no control and no words of the page,
 * and nothing while the visitor is busy.
 */
export function useActionBarPlace(ref: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const bar = ref.current
    if (!bar) return undefined
    const cleanup = new AbortController()
    const { signal } = cleanup
    const offers = watchOffers(place, signal)

    function place() {
      if (bar) showWhatFits(bar, offers.areInView())
    }

    function placeOnNewPage() {
      offers.observe()
      place()
    }

    offers.observe()
    const unsubscribe = router.subscribe('onRendered', placeOnNewPage)
    signal.addEventListener('abort', unsubscribe)
    whenAtRest(place, signal)
    watchVisitorBusy(place, signal)
    return () => cleanup.abort()
  }, [ref, router])
}

function showWhatFits(bar: HTMLElement, isOfferInView: boolean): void {
  const tries = shownInOrder(bar, isOfferInView)
  for (const shown of tries) {
    bar.dataset['shows'] = shown
    if (shown === 'nothing' || !isInTheWay(bar, shown)) return
  }
}

function shownInOrder(bar: HTMLElement, isOfferInView: boolean): Shown[] {
  // Tab has reached a link of the bar.
  if (bar.querySelector('a:focus')) return ['all']
  if (isVisitorBusy()) return ['nothing']
  const withoutLinks: Shown[] = ['button', 'nothing']
  return isOfferInView ? withoutLinks : ['all', ...withoutLinks]
}

function isInTheWay(bar: HTMLElement, shown: Shown): boolean {
  if (shown === 'all' && matchMedia(toolbarQuery).matches)
    return coversFocus(bar)
  const boxes = [...bar.children].map((child) => child.getBoundingClientRect())
  return boxes.some(
    (box) => coversControl(box, 'all', bar) || coversWords(box, bar),
  )
}

/** The page scrolls beneath a toolbar, but not the element that has focus. */
function coversFocus(bar: HTMLElement): boolean {
  const focused = document.querySelector('main :focus-visible')
  if (!focused) return false
  const { top, bottom } = focused.getBoundingClientRect()
  return top < innerHeight && bottom > bar.getBoundingClientRect().top
}

/**
 * Watches the parts of a page that offer a call or a quote themselves: its
 * first section, and those marked with `data-quote-offer`.
 */
function watchOffers(onChange: () => void, signal: AbortSignal) {
  const inView = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      onChange()
    },
    // A part counts as passed once it reaches no further than the top quarter
    // of the window.
    { rootMargin: '-25% 0px 0px 0px' },
  )
  signal.addEventListener('abort', () => observer.disconnect())

  function observe() {
    observer.disconnect()
    inView.clear()
    const first = document.querySelector('main section')
    const marked = document.querySelectorAll('[data-quote-offer]')
    for (const offer of [first, ...marked]) if (offer) observer.observe(offer)
  }

  return { observe, areInView: () => inView.size > 0 }
}

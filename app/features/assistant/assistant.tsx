import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { formatPhone } from '#functions/_shared/format-phone.ts'
import { phoneLink } from '~/components/layout/phone-link'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { useSite } from '~/components/layout/use-site'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { showToast } from '~/components/ui/toast'
import { assistantButton, assistantUnavailable } from '~/content/assistant'
import { ctaTexts } from '~/content/cta'

import type { AssistantPanel } from './assistant-panel'

/** Few visitors chat: the panel's script is fetched for those who are about to. */
const loadPanel = () => import('./assistant-panel')

/** The floating button of the chat, on phones part of a bar with call and quote, and the chat itself once opened. */
export function Assistant() {
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { phone } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const [Panel, setPanel] = useState<typeof AssistantPanel>()
  useBarOnPhones(bar)

  async function open() {
    try {
      const { AssistantPanel } = await loadPanel()
      setPanel(() => AssistantPanel)
      setIsOpen(true)
    } catch (error) {
      console.error('The chat did not load.', error)
      showToast({ ...assistantUnavailable, tone: 'danger', link: phoneLink(phone) })
    }
  }

  return (
    <>
      <section
        ref={bar}
        aria-label={assistantButton.bar}
        className="action-bar on-deep text-on-deep print:hidden noscript:hidden"
      >
        <a href={`tel:${phone}`} className={buttonStyle('on-deep', 'grow md:hidden')}>
          <Icon name="phone" className="size-4.5 shrink-0" />
          {ctaTexts.call}
          <span className="sr-only"> {formatPhone(phone)}</span>
        </a>
        <SectionLink section={quoteFormId} className={buttonStyle('action', 'grow md:hidden')}>
          {ctaTexts.shortQuote}
        </SectionLink>
        <button
          ref={button}
          type="button"
          hidden={isOpen}
          onClick={() => void open()}
          onPointerEnter={preload}
          onFocus={preload}
          aria-haspopup="dialog"
          className="button chat-button flex min-h-12 items-center gap-2.5 px-4 font-semibold md:min-h-14 lg:px-5"
        >
          <Icon name="message-circle" className="size-6 text-water-bright" />
          <span className="sr-only lg:not-sr-only">{assistantButton.open}</span>
          <span className="sr-only">, {assistantButton.openHint}</span>
        </button>
      </section>
      {Panel && <Panel isOpen={isOpen} onOpenChange={setIsOpen} button={button} />}
    </>
  )
}

// A failed preload says nothing yet: opening tries again and tells the visitor.
function preload() {
  loadPanel().catch(() => {})
}

/**
 * On phones the bar shows between the head of a page and its end, but neither beside a form, which asks for the same,
 * nor over what has the keyboard's focus (styles/assistant.css).
 */
function useBarOnPhones(bar: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const inView = new Set<Element>()
    const leaving = new AbortController()

    function update() {
      const isCovering = document.activeElement?.matches('main :focus-visible') ?? false
      bar.current?.toggleAttribute('data-up', inView.size === 0 && !isCovering)
    }

    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        update()
      },
      // A head of which only the last quarter of a window is left is passed.
      { rootMargin: '-25% 0px 0px 0px' },
    )

    function observePage() {
      observer.disconnect()
      inView.clear()
      const head = document.querySelector('main section')
      for (const part of [head, ...document.querySelectorAll('main form, .site-footer')])
        if (part) observer.observe(part)
    }

    observePage()
    const stop = router.subscribe('onRendered', observePage)
    for (const event of ['focusin', 'focusout']) addEventListener(event, update, { signal: leaving.signal })
    return () => {
      stop()
      observer.disconnect()
      leaving.abort()
    }
  }, [bar, router])
}

import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { isTextEntry } from '~/browser/text-entry'
import { phoneLink } from '~/components/layout/phone-link'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { showToast } from '~/components/ui/toast'
import { assistantButton, assistantUnavailable } from '~/content/assistant-text'
import { ctaTexts } from '~/content/cta-text'

import type { AssistantPanel } from './assistant-panel'

/** Loads the panel's script on demand because few visitors chat. */
const loadPanel = () => import('./assistant-panel')
const preload = () => void loadPanel().catch(() => {})

// Until `data-up`, the links sit below the viewport, where the Tab key can
// still reach them.
const barStyle =
  'action-bar group on-deep pointer-events-none fixed inset-x-0 bottom-0 z-30 flex justify-end gap-2 px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-bar text-on-deep *:pointer-events-auto *:px-4 ' +
  'not-data-up:[&>a]:absolute not-data-up:[&>a]:top-[calc(100%+3rem)] data-aside:invisible ' +
  'max-md:data-up:pointer-events-auto max-md:data-up:bg-deep max-md:data-up:shadow-float forced-colors:data-up:border-t ' +
  'md:left-auto md:right-6 md:bottom-6 md:gap-3 md:p-0 low:right-4 low:bottom-3 print:hidden noscript:hidden'

const chatButtonStyle =
  'button flex min-h-12 items-center gap-2.5 font-semibold whitespace-nowrap before:shadow-float md:min-h-14 low:min-h-12 ' +
  '[--edge:var(--color-water)] [--fill:var(--color-deep)] hover:[--fill:var(--color-water)]'

/**
 * Renders the chat button at the bottom right. Once the visitor has scrolled
 * past the page's first section, a quote button joins it, and on phones both
 * share a bar with a call button.
 */
export function Assistant() {
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { phone } = useSiteSettings()
  const [isOpen, setIsOpen] = useState(false)
  const [Panel, setPanel] = useState<typeof AssistantPanel>()
  useActionBar(bar)

  async function open() {
    try {
      const { AssistantPanel } = await loadPanel()
      setPanel(() => AssistantPanel)
      setIsOpen(true)
    } catch (error) {
      console.error('Failed to load the chat.', error)
      showToast({
        ...assistantUnavailable,
        tone: 'danger',
        link: phoneLink(phone),
      })
    }
  }

  return (
    <>
      <section ref={bar} aria-label={assistantButton.bar} className={barStyle}>
        <a
          href={`tel:${phone}`}
          className={buttonStyle('on-deep', 'grow md:hidden')}
        >
          <Icon name="phone" className="size-4.5 shrink-0 max-[22rem]:hidden" />
          {ctaTexts.call}
          <span className="sr-only"> {formatPhone(phone)}</span>
        </a>
        <SectionLink
          section={quoteFormId}
          preferCurrentPage
          className={buttonStyle(
            'action',
            'grow whitespace-nowrap md:min-h-14 low:min-h-12',
          )}
        >
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
          className={chatButtonStyle}
        >
          <Icon
            name="message-circle"
            className="size-6 shrink-0 text-water-bright max-[22rem]:hidden"
          />
          <span>
            {assistantButton.open.short}
            <span className="max-md:group-data-up:sr-only">
              {assistantButton.open.rest}
            </span>
          </span>
        </button>
      </section>
      {Panel && (
        <Panel isOpen={isOpen} onOpenChange={setIsOpen} button={button} />
      )}
    </>
  )
}

/**
 * Toggles `data-up`, which shows the other buttons. They stay hidden while the
 * first section, a quote form, the CTA band or the footer is in view, which
 * offer the same, and so that they don't cover the page's focused element. They
 * show while one of them has focus. Toggles `data-aside`, which hides the whole
 * bar while a text field has focus.
 */
function useActionBar(bar: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  useEffect(() => {
    const inView = new Set<Element>()
    const cleanup = new AbortController()

    function update() {
      const focused = document.activeElement
      const isCovering = focused?.matches('main :focus-visible') ?? false
      const isFocused = focused?.matches('.action-bar a') ?? false
      bar.current?.toggleAttribute(
        'data-up',
        isFocused || (inView.size === 0 && !isCovering),
      )
      const isTyping =
        isTextEntry(focused) && (focused?.matches('main *') ?? false)
      bar.current?.toggleAttribute('data-aside', isTyping)
    }

    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        update()
      },
      // The first section counts as passed once it reaches no further than the
      // top quarter of the viewport.
      { rootMargin: '-25% 0px 0px 0px' },
    )

    function observePage() {
      observer.disconnect()
      inView.clear()
      const firstSection = document.querySelector('main section')
      const laterSections = document.querySelectorAll(
        `.${quoteFormId}, .cta-band, .site-footer`,
      )
      for (const section of [firstSection, ...laterSections])
        if (section) observer.observe(section)
    }

    observePage()
    const stop = router.subscribe('onRendered', observePage)
    for (const event of ['focusin', 'focusout'])
      addEventListener(event, update, { signal: cleanup.signal })
    return () => {
      stop()
      observer.disconnect()
      cleanup.abort()
    }
  }, [bar, router])
}

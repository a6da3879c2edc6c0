import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { useSite } from '~/business/use-site'
import { wayToCall } from '~/business/way-to-call'
import { assistantButton, assistantUnavailable } from '~/content/assistant-button'
import { Icon } from '~/ui/icon'
import { untilDrawn } from '~/ui/page-moments'
import { showToast } from '~/ui/toast'

import type { AssistantPanel } from './assistant-panel'

/** Few visitors chat: the panel's code travels when somebody is about to, once their press has its frame. */
async function loadPanel() {
  await untilDrawn()
  return import('./assistant-panel')
}

interface AssistantProps {
  /** What stands beside the button on phones, where it is part of a bar. */
  children: ReactNode
}

/** The floating button of the chat and, once opened, the chat itself. Once per document. */
export function Assistant({ children }: AssistantProps) {
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { phone } = useSite()
  const [isOpen, setIsOpen] = useState(false)
  const [Panel, setPanel] = useState<typeof AssistantPanel>()
  useEffect(() => (bar.current ? keepOutOfTheWay(bar.current) : undefined), [])

  async function open() {
    try {
      const loaded = await loadPanel()
      setPanel(() => loaded.AssistantPanel)
      setIsOpen(true)
    } catch (error) {
      console.error('The chat did not load.', error)
      showToast({ ...assistantUnavailable, tone: 'danger', link: wayToCall(phone) })
    }
  }

  function close() {
    // The button takes focus back, so it has to be there first.
    flushSync(() => setIsOpen(false))
    button.current?.focus()
  }

  return (
    <>
      <section
        ref={bar}
        aria-label={assistantButton.bar}
        className="action-bar on-deep text-on-deep print:hidden noscript:hidden"
      >
        {children}
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
      {Panel && <Panel isOpen={isOpen} onClose={close} onLeave={() => setIsOpen(false)} />}
    </>
  )
}

function keepOutOfTheWay(bar: HTMLElement): () => void {
  const left = new AbortController()
  import('./keep-clear').then(
    ({ keepClear }) => keepClear(bar, left.signal),
    (error: unknown) => console.warn('The bar stays where it is.', error),
  )
  return () => left.abort()
}

// A failed preload says nothing yet: opening tries again and tells the visitor.
function preload() {
  loadPanel().catch(() => {})
}

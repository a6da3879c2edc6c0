import { useRef, useState } from 'react'

import { phoneLink } from '~/components/layout/phone-link'
import { Icon } from '~/components/ui/icon'
import { showToast } from '~/components/ui/toast'
import { business } from '~/content/business'
import { assistantButton, assistantUnavailable } from '~/content/ui-labels'

import type { AssistantPanel } from './assistant-panel'

const loadPanel = () => import('./assistant-panel')
const preload = () => void loadPanel().catch(() => {})

export function Assistant() {
  const button = useRef<HTMLButtonElement>(null)
  const { phone } = business
  const [isOpen, setIsOpen] = useState(false)
  const [Panel, setPanel] = useState<typeof AssistantPanel>()

  async function open() {
    try {
      const { AssistantPanel } = await loadPanel()
      setPanel(() => AssistantPanel)
      setIsOpen(true)
    } catch (error) {
      console.error('Failed to load the chat.', error)
      showToast({
        ...assistantUnavailable,
        id: 'assistant',
        tone: 'danger',
        link: phoneLink(phone),
      })
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        hidden={isOpen}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
        aria-haspopup="dialog"
        aria-label={assistantButton.label}
        title={assistantButton.label}
        className="button flex min-h-12 items-center gap-2.5 px-4 font-semibold whitespace-nowrap [--edge:var(--color-accent)] [--fill:var(--color-deep)] before:[box-shadow:var(--shadow-float)] hover:[--fill:var(--color-accent)] md:min-h-14 low:min-h-12"
      >
        <Icon
          name="message-circle"
          className="size-6 shrink-0 text-accent-bright"
        />
        <span className="md:hidden">{assistantButton.word}</span>
      </button>
      {Panel && (
        <Panel isOpen={isOpen} onOpenChange={setIsOpen} button={button} />
      )}
    </>
  )
}

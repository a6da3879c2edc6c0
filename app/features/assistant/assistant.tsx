import { useRef, useState } from 'react'

import { phoneLink } from '~/components/layout/phone-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { useBusy } from '~/components/layout/visitor-busy'
import { Icon } from '~/components/ui/icon'
import { showToast } from '~/components/ui/toast'
import { assistantButton, assistantUnavailable } from '~/content/assistant-text'

import type { AssistantPanel } from './assistant-panel'

const loadPanel = () => import('./assistant-panel')
const preload = () => void loadPanel().catch(() => {})

export function Assistant() {
  const button = useRef<HTMLButtonElement>(null)
  const { phone } = useSiteSettings()
  const [isOpen, setIsOpen] = useState(false)
  const [Panel, setPanel] = useState<typeof AssistantPanel>()
  useBusy(isOpen)

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
        className="button assistant-button"
      >
        <Icon name="message-circle" className="assistant-button-icon" />
        <span className="toolbar-word">{assistantButton.word}</span>
      </button>
      {Panel && (
        <Panel isOpen={isOpen} onOpenChange={setIsOpen} button={button} />
      )}
    </>
  )
}

import { useEffect, useId, useRef } from 'react'

import { assistant } from '~/content/assistant'
import { Icon } from '~/ui/icon'
import { useFocusLeft } from '~/ui/use-focus-left'

import { MessageLog } from './message-log'
import { QuestionForm } from './question-form'
import { Suggestions } from './suggestions'
import { useConversation } from './use-conversation'
import { useEntrance } from './use-entrance'
import { useEscape } from './use-escape'

// The `sm` of the style sheet: below it the panel is as wide as the window.
const coversPage = '(max-width: 39.99rem)'

interface AssistantPanelProps {
  /** Closed it stays mounted, so that the conversation is still there when it opens again. */
  isOpen: boolean
  onClose: () => void
  /** Where the panel covers the page, focus that goes back there takes the visitor with it. */
  onLeave: () => void
}

/** The chat. Not modal: the page behind it stays usable. */
export function AssistantPanel({ isOpen, onClose, onLeave }: AssistantPanelProps) {
  const titleId = useId()
  const panel = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const refocus = useRef(false)
  const { messages, isPending, ask } = useConversation()
  useEscape(panel, isOpen, onClose)
  useFocusLeft(panel, () => matchMedia(coversPage).matches && onLeave())
  useEntrance(panel, isOpen)

  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])

  // A disabled field loses focus to nowhere: it waits on the panel and comes back, unless the visitor took it away.
  useEffect(() => {
    if (isPending || !refocus.current) return
    refocus.current = false
    if (document.activeElement === panel.current) input.current?.focus()
  }, [isPending])

  function askAndWait(question: string) {
    const isAsked = ask(question)
    if (isAsked) {
      refocus.current = true
      panel.current?.focus({ preventScroll: true })
    }
    return isAsked
  }

  return (
    <dialog
      ref={panel}
      open={isOpen}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="fixed inset-x-3 bottom-3 z-45 h-[min(33rem,100dvh-1.5rem)] w-auto flex-col overflow-hidden rounded-card bg-transparent text-ink floating open:flex sm:right-6 sm:bottom-6 sm:left-auto sm:w-100 open:print:hidden"
    >
      <div className="on-deep flex shrink-0 items-center bg-deep py-3 pr-2 pl-5 text-on-deep">
        <div className="mr-auto">
          <h2 id={titleId} className="text-2xl">
            <span className="swipe-underline">{assistant.name}</span>
          </h2>
          <p className="text-sm text-on-deep-soft">{assistant.role}</p>
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label={assistant.close}
          className="grid size-11 place-items-center rounded-field hover:bg-deep-line"
        >
          <Icon name="x" className="size-5.5" />
        </button>
      </div>
      <MessageLog messages={messages} isPending={isPending} isOpen={isOpen} />
      {messages.length === 1 && <Suggestions onAsk={askAndWait} />}
      <QuestionForm input={input} disabled={isPending} onAsk={askAndWait} />
    </dialog>
  )
}

import { Dialog } from '@base-ui/react/dialog'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'

import { maxMessageLength } from '#domain/assistant-contract.ts'
import { useMediaQuery } from '~/browser/use-media-query'
import { buttonStyle } from '~/components/ui/button-style'
import { Icon } from '~/components/ui/icon'
import { assistant } from '~/content/assistant-text'

import { MessageLog } from './message-log'
import { useConversation } from './use-conversation'

const fullWidthQuery = '(max-width: 39.99rem)'

interface AssistantPanelProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  button: RefObject<HTMLButtonElement | null>
}

export function AssistantPanel({
  isOpen,
  onOpenChange,
  button,
}: AssistantPanelProps) {
  const popup = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const refocus = useRef(false)
  const isFollowingLink = useRef(false)
  const { messages, isPending, ask } = useConversation()

  // A disabled field loses focus. The panel holds it in the meantime.
  useEffect(() => {
    if (isPending || !refocus.current) return
    refocus.current = false
    if (document.activeElement === popup.current) input.current?.focus()
  }, [isPending])

  function askAndWait(question: string): boolean {
    if (!ask(question)) return false
    refocus.current = true
    popup.current?.focus({ preventScroll: true })
    return true
  }

  function closeForLink() {
    isFollowingLink.current = true
    onOpenChange(false)
  }

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={onOpenChange}
      // There the panel covers the page.
      modal={useMediaQuery(fullWidthQuery) && 'trap-focus'}
      disablePointerDismissal
    >
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          initialFocus={input}
          finalFocus={() => {
            const target = isFollowingLink.current ? false : button.current
            isFollowingLink.current = false
            return target
          }}
          className="fixed inset-x-3 bottom-3 z-45 flex h-[min(33rem,100dvh-6*var(--spacing))] flex-col overflow-hidden rounded-card text-ink shadow-float transition-[opacity,translate] duration-300 ease-wash outline-none data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:right-6 sm:bottom-6 sm:left-auto sm:w-100 print:hidden"
        >
          <PanelHeader />
          <MessageLog
            messages={messages}
            isPending={isPending}
            onNavigate={closeForLink}
          />
          {messages.length === 1 && <Suggestions onAsk={askAndWait} />}
          <QuestionForm input={input} disabled={isPending} onAsk={askAndWait} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PanelHeader() {
  return (
    <div className="flex shrink-0 items-center bg-deep py-3 pr-2 pl-5 text-on-deep">
      <div className="mr-auto">
        <Dialog.Title className="text-2xl">
          <span className="stroke-underline">{assistant.name}</span>
        </Dialog.Title>
        <p className="text-sm text-on-deep-soft">{assistant.role}</p>
      </div>
      <Dialog.Close
        aria-label={assistant.close}
        className="grid size-11 place-items-center rounded-field hover:bg-deep-line"
      >
        <Icon name="x" className="size-5.5" />
      </Dialog.Close>
    </div>
  )
}

function Suggestions({ onAsk }: Pick<QuestionFormProps, 'onAsk'>) {
  return (
    <ul
      aria-label={assistant.suggestionsLabel}
      className="flex shrink-0 flex-wrap gap-2 bg-white px-4 pb-4 [@media(height<28rem)]:hidden"
    >
      {assistant.suggestions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className={buttonStyle({ tone: 'chat', size: 'chip' })}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface QuestionFormProps {
  input: RefObject<HTMLInputElement | null>
  disabled: boolean
  onAsk: (question: string) => boolean
}

function QuestionForm({ input, disabled, onAsk }: QuestionFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isAccepted = onAsk(input.current?.value ?? '')
    if (isAccepted) event.currentTarget.reset()
  }

  return (
    <form
      onSubmit={submit}
      className="flex shrink-0 gap-2 border-t border-ground-line bg-white p-3"
    >
      <input
        ref={input}
        aria-label={assistant.question}
        disabled={disabled}
        maxLength={maxMessageLength}
        placeholder={assistant.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        dir="auto"
        className="min-h-12 w-full min-w-0 rounded-field border-2 border-field-line bg-white px-4 text-ink transition-colors duration-150 placeholder:text-ink-soft hover:border-accent focus:border-accent disabled:bg-ground-shade"
      />
      <button
        type="submit"
        disabled={disabled}
        aria-label={assistant.send}
        className={buttonStyle({
          size: 'icon',
          className:
            'ml-1 size-12 text-white [--fill:var(--color-accent)] enabled:hover:[--fill:var(--color-accent-strong)] disabled:cursor-progress disabled:text-ink-soft disabled:[--fill:var(--color-ground-line)]',
        })}
      >
        <Icon name="arrow-up" className="size-5.5" />
      </button>
    </form>
  )
}

import { clsx } from 'clsx'
import { Fragment, useEffect, useRef } from 'react'

import { formatPhone } from '#domain/format-phone.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { SectionLink } from '~/components/layout/section-link'
import { TextWithContactLinks } from '~/components/layout/text-with-contact-links'
import { buttonStyle } from '~/components/ui/button-style'
import { assistant } from '~/content/assistant-text'
import { business } from '~/content/business'

import type { ChatMessage } from './use-conversation'

interface MessageLogProps {
  messages: ChatMessage[]
  isPending: boolean
  onNavigate: () => void
}

export function MessageLog({
  messages,
  isPending,
  onNavigate,
}: MessageLogProps) {
  const element = useRef<HTMLDivElement>(null)
  const count = messages.length

  useEffect(() => {
    const log = element.current
    const bubbles = log?.querySelectorAll<HTMLElement>(':scope > p')
    const newest = bubbles?.[isPending ? count : count - 1]
    if (log && newest) log.scrollTop = newest.offsetTop - 16
  }, [isPending, count])

  return (
    <div
      ref={element}
      role="log"
      aria-label={assistant.conversation}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
      tabIndex={0}
      className="relative flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain bg-white p-4 ring-within"
    >
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          <Message message={message} />
          {message.isBot && index > 0 && index === count - 1 && (
            <Chips onNavigate={onNavigate} />
          )}
        </Fragment>
      ))}
      {isPending && <Typing />}
    </div>
  )
}

const bubble = 'max-w-[88%] shrink-0 px-4 py-2.5 leading-normal wrap-anywhere'
const botBubble =
  'self-start rounded-card rounded-bl-none bg-ground-shade text-ink'
const visitorBubble =
  'self-end rounded-card rounded-br-none bg-accent text-white'

function Message({ message: { text, isBot } }: { message: ChatMessage }) {
  return (
    <p className={clsx(bubble, isBot ? botBubble : visitorBubble)}>
      <span className="sr-only">
        {isBot ? assistant.speakers.bot : assistant.speakers.visitor}{' '}
      </span>
      {/* In a separate element because the speaker's name would decide the direction that `dir="auto"` detects. */}
      <span dir="auto" className="block">
        {isBot ? <TextWithContactLinks text={text} /> : text}
      </span>
    </p>
  )
}

function Chips({ onNavigate }: { onNavigate: () => void }) {
  const { phone } = business
  return (
    <div className="-mt-1 flex flex-wrap gap-2">
      <SectionLink
        section={quoteFormId}
        preferCurrentPage
        className={buttonStyle({ tone: 'chat', size: 'chip' })}
        onNavigate={onNavigate}
      >
        {assistant.chips.quote}
      </SectionLink>
      <a
        href={`tel:${phone}`}
        className={buttonStyle({ tone: 'chat', size: 'chip' })}
      >
        {assistant.chips.call}
        <span className="sr-only"> {formatPhone(phone)}</span>
      </a>
    </div>
  )
}

function Typing() {
  return (
    <p className={clsx(bubble, botBubble, 'flex h-11 items-center gap-1.5')}>
      <span className="sr-only">{assistant.typing}</span>
      {['0s', '0.16s', '0.32s'].map((animationDelay) => (
        <span
          key={animationDelay}
          aria-hidden
          className="h-[0.35rem] w-[0.9rem] typing-stroke bg-accent"
          style={{ animationDelay }}
        />
      ))}
    </p>
  )
}

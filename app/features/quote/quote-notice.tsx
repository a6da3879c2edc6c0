import { clsx } from 'clsx'

import { CallLink } from '~/components/layout/call-link'
import { StatusMark } from '~/components/ui/status-mark'
import {
  failureTexts,
  formNotices,
  type QuoteFailure,
  type QuoteNoticeKind,
  quoteNotices,
} from '~/content/quote-form-text'

import { showInForm } from './form-focus'

const boxStyle =
  'col-span-full rounded-field border-2 border-danger bg-danger-tint p-4'

interface FormNoticeProps {
  kind: keyof typeof formNotices
  id: string | undefined
}

/** Above the fields that need another look. */
export function FormNotice({ kind, id }: FormNoticeProps) {
  const { title, text } = formNotices[kind]
  return (
    <div
      id={id}
      role="alert"
      className={`${boxStyle} scroll-mt-(--header-height)`}
    >
      <NoticeTitle>{title}</NoticeTitle>
      <p className="mt-1 pl-8">{text}</p>
    </div>
  )
}

interface FailureNoticeProps {
  failure: QuoteFailure
  id: string
  /** After a plain post, no toast says the specified words. */
  isPosted: boolean
  isSending: boolean
}

/** Under the button. */
export function FailureNotice({
  failure,
  id,
  isPosted,
  isSending,
}: FailureNoticeProps) {
  const ours = failureTexts[failure === 'failed' ? 'failed' : 'refused']
  const { title, text } = quoteNotices[failure]
  return (
    <div
      id={id}
      ref={isPosted ? undefined : reveal}
      role="alert"
      data-quote-failed
      // Keeps the fields in view above it and, below it, room for the toast.
      className={clsx(
        boxStyle,
        'mt-2 flex flex-wrap items-center gap-x-8 gap-y-3 target:scroll-mt-[60svh] max-md:scroll-mb-8',
        // Keeps its place, so that nothing moves.
        isSending && 'opacity-0',
      )}
    >
      <div className="grow basis-60">
        <NoticeTitle>{isPosted ? title : ours.title}</NoticeTitle>
        <p className="mt-1 pl-8">
          {isPosted && `${text} `}
          <span className="inline-block">{failureTexts.kept}</span>{' '}
          {!isPosted && <span className="inline-block">{ours.next}</span>}
        </p>
      </div>
      <CallLink
        tone="quiet"
        icon
        className="px-4 whitespace-nowrap [--edge:var(--color-ink)] @max-[40rem]:w-full"
      />
    </div>
  )
}

function NoticeTitle({ children }: { children: string }) {
  return (
    <p className="flex gap-2 font-display text-xl leading-6 font-bold">
      <StatusMark tone="danger" />
      {children}
    </p>
  )
}

function reveal(notice: HTMLElement | null): void {
  if (notice) showInForm(notice)
}

export function isFailure(kind: QuoteNoticeKind): kind is QuoteFailure {
  return kind in quoteNotices
}

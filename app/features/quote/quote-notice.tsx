import { clsx } from 'clsx'

import { CallLink } from '~/components/layout/call-link'
import {
  failureTexts,
  formNotices,
  type QuoteFailure,
  type QuoteNoticeKind,
  quoteNotices,
} from '~/content/quote-form-text'

import { showInForm } from './form-focus'

const boxStyle = 'rounded-field border-2 border-danger bg-danger-tint p-4'
const titleStyle = 'font-display text-xl leading-snug font-bold'

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
      className={`${boxStyle} col-span-full scroll-mt-(--header-height)`}
    >
      <p className={titleStyle}>{title}</p>
      <p className="mt-1">{text}</p>
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
        'col-span-full mt-1 grid gap-3 target:scroll-mt-[60svh] max-md:scroll-mb-8 @min-[40rem]:grid-cols-subgrid @min-[40rem]:items-center',
        // Keeps its place, so that nothing moves.
        isSending && 'opacity-0',
      )}
    >
      <div className={`${boxStyle} @min-[40rem]:col-[1/-2]`}>
        <p className={titleStyle}>{isPosted ? title : ours}</p>
        <p className="mt-1">
          {isPosted && `${text} `}
          {failureTexts.kept}
        </p>
      </div>
      <CallLink
        tone="quiet"
        icon
        className="px-4 whitespace-nowrap [--edge:var(--color-ink)]"
      />
    </div>
  )
}

function reveal(notice: HTMLElement | null): void {
  if (notice) showInForm(notice)
}

export function isFailure(kind: QuoteNoticeKind): kind is QuoteFailure {
  return kind in quoteNotices
}

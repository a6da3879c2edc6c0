import { clsx } from 'clsx'

import { CallLink } from '~/components/layout/call-link'
import {
  failureTexts,
  formNotices,
  type QuoteFailure,
  type QuoteNoticeKind,
  quoteNotices,
} from '~/content/quote-form-text'

const boxStyle =
  'col-span-full rounded-field border-2 border-danger bg-danger-tint p-4'
const titleStyle = 'font-display text-lg leading-snug font-bold'

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
  const { title, text } = isPosted
    ? quoteNotices[failure]
    : { title: ours, text: '' }
  return (
    <div
      id={id}
      ref={isPosted ? undefined : reveal}
      role="alert"
      data-quote-failed
      // Keeps the fields in view above it and, below it, room for the toast.
      className={clsx(
        boxStyle,
        'flex scroll-mb-24 flex-wrap items-center gap-x-8 gap-y-3 target:scroll-mt-[60svh] md:scroll-mb-[12vh]',
        // Keeps its place, so that nothing moves.
        isSending && 'opacity-0',
      )}
    >
      <div className="grow basis-60">
        <p className={titleStyle}>{title}</p>
        <p className="mt-1">{`${text} ${failureTexts.kept}`}</p>
      </div>
      <CallLink tone="quiet" className="px-5 whitespace-nowrap" />
    </div>
  )
}

function reveal(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' })
}

export function isFailure(kind: QuoteNoticeKind): kind is QuoteFailure {
  return kind in quoteNotices
}

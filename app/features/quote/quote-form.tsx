import { useState } from 'react'

import { quoteFormId } from '~/components/layout/quote-link'

import type { PostedQuote } from './plain-form-post.server'
import { QuoteConfirmation, SentConfirmation } from './quote-confirmation'
import { QuoteFields } from './quote-fields'
import type { StoredRequest } from './use-quote-form'

interface QuoteFormProps {
  title: string
  introduction: string
  posted: PostedQuote | undefined
}

export function QuoteForm({ title, introduction, posted }: QuoteFormProps) {
  const [stored, setStored] = useState<StoredRequest>()
  /** Field that takes focus when the visitor has asked for the form again. */
  const [focus, setFocus] = useState<string>()
  // Stays when the loader runs again.
  const [sent] = useState(posted?.status === 303 ? posted : undefined)

  function askAgain(field = 'firstName') {
    setFocus(field)
    setStored(undefined)
  }

  if (stored) return <QuoteConfirmation request={stored} onAgain={askAgain} />
  if (sent && focus === undefined)
    return (
      <SentConfirmation
        requestToken={sent.requestToken}
        onAgain={() => askAgain()}
      />
    )
  return (
    <div className="@5xl:grid @5xl:grid-cols-[15rem_1fr] @5xl:gap-10">
      <div className="mb-3 sm:mb-6 @5xl:mb-0">
        <h2 id={`${quoteFormId}-title`} className="text-heading">
          {title}
        </h2>
        {introduction && (
          <p className="mt-1 text-balance text-ink-soft sm:mt-2">
            {introduction}
          </p>
        )}
      </div>
      <QuoteFields
        posted={
          focus !== undefined || posted?.status === 303 ? undefined : posted
        }
        focus={focus}
        onStored={setStored}
      />
    </div>
  )
}

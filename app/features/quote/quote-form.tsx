import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'

import { enabledQuoteFields } from '#domain/quote-fields.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { buttonStyle } from '~/components/ui/button-style'
import { TextField } from '~/components/ui/text-field'
import { quoteTexts, type SentKind } from '~/content/quote-form-text'

import { honeypotField } from './honeypot'
import type { PostedQuote } from './plain-form-post.server'
import { QuoteConfirmation } from './quote-confirmation'
import { QuoteNotice } from './quote-notice'
import { type StoredRequest, useQuoteForm } from './use-quote-form'

// Loaded with the form, because a message about a failed network must not need
// the network.
import '~/components/ui/toast-stack'

/**
 * Fragment that the response to a plain post scrolls to: the first invalid
 * field, or else the notice.
 */
const quoteResponseId = 'quote-response'

interface QuoteFormProps {
  title: string
  introduction: string
  /** Result of a failed post without JavaScript. */
  posted: PostedQuote | undefined
  /**
   * Value of `quote` in the URL, which a successful post without JavaScript
   * leaves there.
   */
  sent: SentKind | undefined
}

/**
 * Renders the form, or the confirmation of the request that was just stored.
 */
export function QuoteForm({
  title,
  introduction,
  posted,
  sent,
}: QuoteFormProps) {
  const [stored, setStored] = useState<StoredRequest>()
  const [isAnother, setIsAnother] = useState(false)

  function askAgain() {
    setIsAnother(true)
    setStored(undefined)
  }

  if (stored) return <QuoteConfirmation request={stored} onAgain={askAgain} />
  return (
    <div className="@5xl:grid @5xl:grid-cols-[15rem_1fr] @5xl:gap-10">
      <div className="mb-6 @5xl:mb-0">
        <h2 id={`${quoteFormId}-title`} className="text-heading">
          {title}
        </h2>
        <p className="mt-2 text-balance text-ink-soft">{introduction}</p>
      </div>
      <Fields
        posted={isAnother ? undefined : posted}
        sent={sent}
        takesFocus={isAnother}
        onStored={setStored}
      />
    </div>
  )
}

interface FieldsProps extends Pick<QuoteFormProps, 'posted' | 'sent'> {
  takesFocus: boolean
  onStored: (request: StoredRequest) => void
}

/**
 * Renders the specified fields, the optional ones that are switched on, and the
 * button. The browser owns the values, so that it gives them back as it does
 * without scripts. A plain form post works before hydration and without
 * JavaScript. The `action` is only a fragment, so the browser posts to the
 * visitor's current URL, which a cached page cannot know.
 */
function Fields({ posted, ...options }: FieldsProps) {
  const { element, form, notice, isSending, submit } = useQuoteForm({
    posted,
    ...options,
  })
  const fields = enabledQuoteFields(useSiteSettings().quoteFields)
  const errors = notice === undefined ? undefined : posted?.errors
  const firstInvalid = fields.find(({ name }) => errors?.[name])?.name

  return (
    <form
      ref={element}
      data-hydrated={useHydrated()}
      data-keep-typed
      method="post"
      action={`#${quoteResponseId}`}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-x-4 gap-y-5 @min-[40rem]:grid-cols-3 @min-[40rem]:items-start @min-[40rem]:gap-y-3 @4xl:grid-cols-[1fr_1fr_1fr_auto]"
    >
      {notice && (
        <QuoteNotice
          kind={notice}
          id={firstInvalid ? undefined : quoteResponseId}
        />
      )}
      <Honeypot />
      {fields.map(({ name, label, type, autoComplete, ...rest }) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <TextField
              // Browsers focus the element that the URL fragment names.
              id={name === firstInvalid ? quoteResponseId : undefined}
              {...(type === 'lines' ? { rows: 4 } : { type })}
              name={name}
              autoComplete={autoComplete}
              required={'requiredMessage' in rest}
              label={label}
              className={
                type === 'lines' ? '@min-[40rem]:col-span-3' : undefined
              }
              defaultValue={posted?.values[name]}
              onChange={(event) => field.handleChange(event.target.value)}
              error={
                field.state.meta.errors[0]?.message ??
                (field.state.meta.isTouched ? undefined : errors?.[name])
              }
            />
          )}
        </form.Field>
      ))}
      <button
        type="submit"
        disabled={isSending}
        className={buttonStyle(
          'action',
          'w-full text-lg @min-[40rem]:col-span-2 @min-[40rem]:col-start-1 @4xl:col-auto @4xl:mt-8',
        )}
      >
        {isSending ? quoteTexts.submitting : quoteTexts.submit}
      </button>
      <p className="text-center text-sm text-balance text-ink-soft @min-[40rem]:col-span-full @min-[40rem]:text-left">
        {quoteTexts.privacy}{' '}
        {/* Opens in a new tab so that the visitor stays at the form. */}
        <a
          href="/contact#privacy"
          target="_blank"
          className="whitespace-nowrap underline"
        >
          {quoteTexts.privacyLink}
          <span className="sr-only">{quoteTexts.newTab}</span>
        </a>
      </p>
    </form>
  )
}

/** Renders a field that only bots fill in. */
function Honeypot() {
  return (
    // Hidden by an inline style because it would be visible wherever our
    // stylesheet is not applied.
    <div aria-hidden inert style={{ position: 'absolute', left: -9999 }}>
      <input
        name={honeypotField}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
      />
    </div>
  )
}

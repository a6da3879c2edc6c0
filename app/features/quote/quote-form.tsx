import { useHydrated, useLocation } from '@tanstack/react-router'

import { enabledQuoteFields } from '#domain/quote-fields.ts'
import { quoteFormId } from '~/components/layout/quote-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { buttonStyle } from '~/components/ui/button-style'
import { TextField } from '~/components/ui/text-field'
import { quoteTexts } from '~/content/quote-form-text'

import { honeypotField } from './honeypot'
import type { PostedQuote } from './plain-form-post.server'
import { QuoteNotice, QuoteConfirmation } from './quote-confirmation'
import { useQuoteForm } from './use-quote-form'

/** Fragment that the response to a plain post scrolls to: the first invalid field, or else the notice. */
const quoteResponseId = 'quote-response'

interface QuoteFormProps {
  title: string
  introduction: string
  /** Result of a failed post without JavaScript. */
  posted: PostedQuote | undefined
  /** Whether the page follows a successful post without JavaScript. */
  sent: boolean
}

/**
 * Renders the specified fields, the optional ones that are switched on and, once a request is sent, its confirmation.
 * A plain form post works before hydration and without JavaScript. The `action` is only a fragment, so the browser
 * posts to the visitor's current URL, which a cached page cannot know.
 */
export function QuoteForm({ title, introduction, posted: fromServer, sent }: QuoteFormProps) {
  const { element, form, posted, sending, submit } = useQuoteForm(fromServer)
  const { pathname, search } = useLocation()
  const isSent = sent || sending.data === 'stored'
  const fields = enabledQuoteFields(useSiteSettings().quoteFields)
  const firstInvalid = fields.find(({ name }) => posted?.errors[name])?.name
  const titleId = `${quoteFormId}-title`

  return (
    <div className="@5xl:grid @5xl:grid-cols-[15rem_1fr] @5xl:gap-10">
      {isSent ? (
        <QuoteConfirmation
          titleId={titleId}
          request={sending.data && { ...sending.variables, sentAt: sending.submittedAt }}
          emptyFormUrl={`${pathname}${search.tab ? `?tab=${search.tab}` : ''}#${quoteFormId}`}
          onAgain={sending.reset}
        />
      ) : (
        <div className="mb-6 @5xl:mb-0">
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          <p className="mt-2 text-balance text-ink-soft">{introduction}</p>
        </div>
      )}
      <form
        ref={element}
        hidden={isSent}
        data-hydrated={useHydrated()}
        method="post"
        action={`#${quoteResponseId}`}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-x-4 gap-y-5 @min-[40rem]:grid-cols-3 @min-[40rem]:items-start @min-[40rem]:gap-y-3 @4xl:grid-cols-[1fr_1fr_1fr_auto]"
      >
        {posted && <QuoteNotice kind={posted.notice} id={firstInvalid ? undefined : quoteResponseId} />}
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
                className={type === 'lines' ? '@min-[40rem]:col-span-3' : undefined}
                value={field.state.value ?? ''}
                onChange={(event) => field.handleChange(event.target.value)}
                error={
                  field.state.meta.errors[0]?.message ??
                  (field.state.meta.isTouched ? undefined : posted?.errors[name])
                }
              />
            )}
          </form.Field>
        ))}
        <button
          type="submit"
          disabled={sending.isPending}
          className={buttonStyle(
            'action',
            'w-full text-lg @min-[40rem]:col-span-2 @min-[40rem]:col-start-1 @4xl:col-auto @4xl:mt-8',
          )}
        >
          {sending.isPending ? quoteTexts.submitting : quoteTexts.submit}
        </button>
        <p className="text-center text-sm text-balance text-ink-soft @min-[40rem]:col-span-full @min-[40rem]:text-left">
          {quoteTexts.privacy} {/* Opens in a new tab so that the typed values are not lost. */}
          <a href="/contact#privacy" target="_blank" className="whitespace-nowrap underline">
            {quoteTexts.privacyLink}
            <span className="sr-only">{quoteTexts.newTab}</span>
          </a>
        </p>
      </form>
    </div>
  )
}

/** Renders a field that only bots fill in. */
function Honeypot() {
  return (
    // Hidden by an inline style because it would be visible wherever our stylesheet is not applied.
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

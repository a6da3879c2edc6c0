import { useHydrated } from '@tanstack/react-router'
import { clsx } from 'clsx'

import { enabledQuoteFields, type QuoteField } from '#domain/quote-fields.ts'
import { buttonStyle } from '~/components/ui/button-style'
import { TextField } from '~/components/ui/text-field'
import { business } from '~/content/business'
import { errorHints, failureTexts, quoteTexts } from '~/content/quote-form-text'

import { honeypotField } from './honeypot'
import { quoteFieldsId } from './picks'
import type { RejectedQuote } from './plain-form-post.server'
import { FailureNotice, FormNotice, isFailure } from './quote-notice'
import { usePickedNames } from './use-picked-names'
import { type StoredRequest, useQuoteForm } from './use-quote-form'

/**
 * Fragment that the response to a plain post scrolls to: the first invalid
 * field, or else the notice.
 */
const quoteResponseId = 'quote-response'

interface QuoteFieldsProps {
  posted: RejectedQuote | undefined
  /** Field that takes focus. */
  focus: string | undefined
  onStored: (request: StoredRequest) => void
}

/**
 * The browser owns the values and, before hydration, posts the form. The
 * `action` is only a fragment because a cached page cannot know its URL.
 */
export function QuoteFields(props: QuoteFieldsProps) {
  const { element, form, notice, isSending, readFields, submit } =
    useQuoteForm(props)
  const picked = usePickedNames(element)
  const { posted } = props
  const fields = enabledQuoteFields(business.quoteFields)
  const hasLines = fields.some(({ type }) => type === 'lines')
  const failure = notice && isFailure(notice) ? notice : undefined
  const ready = failure === 'failed' ? failureTexts.retry : quoteTexts.submit
  const firstInvalid = fields.find(({ name }) => posted?.errors[name])?.name

  return (
    <form
      ref={element}
      id={quoteFieldsId}
      data-hydrated={useHydrated()}
      aria-busy={isSending}
      method="post"
      action={`#${quoteResponseId}`}
      noValidate
      onChange={readFields}
      onSubmit={(event) => void submit(event)}
      className={clsx(
        'grid gap-3 sm:gap-4 @min-[40rem]:grid-cols-[1fr_1.35fr_1fr] @min-[40rem]:items-start @min-[40rem]:gap-y-3',
        !hasLines && '@4xl:grid-cols-[1fr_1.35fr_1fr_auto]',
      )}
    >
      {notice && !isFailure(notice) && (
        <FormNotice
          kind={notice}
          id={firstInvalid ? undefined : quoteResponseId}
        />
      )}
      <Honeypot />
      {picked && (
        <p className="stroke-mark pl-8 font-semibold @min-[40rem]:col-span-full">
          {quoteTexts.picked(picked)}
        </p>
      )}
      {fields.map(({ name, label, type, autoComplete, ...rest }) => (
        <form.Field key={name} name={name}>
          {({ state }) => {
            const error = currentError(state.meta, posted?.errors[name])
            return (
              <TextField
                id={name === firstInvalid ? quoteResponseId : undefined}
                {...(type === 'lines' ? { rows: 2 } : { type })}
                name={name}
                autoComplete={autoComplete}
                required={isRequired(rest)}
                label={label}
                className={
                  type === 'lines' ? '@min-[40rem]:col-span-3' : undefined
                }
                defaultValue={posted?.values[name]}
                error={error}
                errorHint={errorHints.get(error ?? '')}
              />
            )
          }}
        </form.Field>
      ))}
      <button
        type="submit"
        disabled={isSending}
        className={buttonStyle({
          tone: 'action',
          className: clsx(
            'w-full scroll-mb-8 text-lg disabled:after:absolute disabled:after:inset-x-5 disabled:after:bottom-1.5 disabled:after:h-1 disabled:after:loading-stroke disabled:after:[--stroke:var(--color-ink)] max-md:mt-2 max-md:scroll-mb-16 @min-[40rem]:col-span-full @min-[40rem]:mt-2 @4xl:col-auto @4xl:min-w-48',
            // Beside the fields, or else beside the last line.
            hasLines ? '@4xl:mt-0' : '@4xl:mt-8',
          ),
        })}
      >
        {isSending ? quoteTexts.submitting : ready}
      </button>
      {failure && (
        <FailureNotice
          failure={failure}
          id={quoteResponseId}
          isPosted={failure === posted?.notice}
          isSending={isSending}
        />
      )}
      {!failure && (
        <LastLine
          fields={fields}
          className={hasLines ? '@4xl:col-span-2 @4xl:self-center' : undefined}
        />
      )}
    </form>
  )
}

interface FieldMeta {
  errors: readonly ({ message: string } | undefined)[]
  isTouched: boolean
}

/** An error of a plain post holds until the field is changed. */
function currentError(
  { errors, isTouched }: FieldMeta,
  postedError: string | undefined,
): string | undefined {
  const [error] = errors
  if (error) return error.message
  return isTouched ? undefined : postedError
}

function isRequired(field: object): boolean {
  return 'requiredMessage' in field
}

interface LastLineProps {
  fields: readonly QuoteField[]
  className: string | undefined
}

function LastLine({ fields, className }: LastLineProps) {
  return (
    <p
      className={clsx(
        'text-center text-sm text-balance text-ink-soft @min-[40rem]:col-span-full @min-[40rem]:mt-1.5 @min-[40rem]:text-left',
        className,
      )}
    >
      {fields.every(isRequired) && (
        // The errors say it, too.
        <span className="in-[form:has([aria-invalid])]:hidden">
          {`${quoteTexts.allNeeded(fields.length)} `}
        </span>
      )}
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
  )
}

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

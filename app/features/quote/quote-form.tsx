import { askedQuoteFields, type QuoteField } from '#functions/_shared/quote-fields.ts'
import { useSite } from '~/business/use-site'
import { quoteTexts } from '~/content/quote-texts'
import { buttonStyle } from '~/ui/button-style'
import { TextField } from '~/ui/text-field'

import type { PostedQuote } from './posted-quote'
import { type QuoteLayout, quoteLayouts } from './quote-layouts'
import { QuoteNotice } from './quote-notice'
import { TraceFields } from './trace-fields'
import { useQuoteForm } from './use-quote-form'

const controls = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  lines: { rows: 4 },
} as const satisfies Record<QuoteField['type'], object>

/** Where a plain post comes back to: the first field that does not fit, otherwise what is said about the whole. */
const quoteAnswerId = 'quote-answer'

interface QuoteFormProps {
  /** What a post without JavaScript left to show. */
  posted: PostedQuote | undefined
  /** The page was reached after such a post went through. */
  sent: boolean
  layout: QuoteLayout
}

/**
 * The specified three fields, and below them those the settings switch on. A plain form post works before and
 * without JavaScript; with it, nothing reloads. Its `action` is a place in the answer and no address: it goes to the
 * one in the visitor's own browser, which a page shared by many does not know. The fields keep their own values, so
 * what was typed before the script arrived is never lost.
 */
export function QuoteForm({ posted, sent, layout }: QuoteFormProps) {
  const fields = askedQuoteFields(useSite().quoteFields)
  const { errors, isSubmitting, receipt, told, submit, change, preload } = useQuoteForm(fields, posted)
  const firstMistake = fields.find(({ name }) => posted?.errors[name])?.name
  const endsInLines = fields.at(-1)?.type === 'lines'
  const notice = told ?? posted?.notice ?? (sent ? 'sent' : 'nothing')
  const looks = quoteLayouts[layout]

  return (
    <form
      method="post"
      action={`#${quoteAnswerId}`}
      noValidate
      onSubmit={(event) => void submit(event)}
      className={looks.form}
    >
      {notice !== 'nothing' && (
        <QuoteNotice
          key={notice}
          kind={notice}
          id={firstMistake ? undefined : quoteAnswerId}
          inSight={told !== undefined}
        />
      )}
      {receipt}
      <TraceFields isFirst={posted === undefined} />
      {fields.map(({ name, label, type, autoComplete, ...facts }) => (
        <TextField
          key={name}
          // A browser gives the focus to what the address of the answer names.
          id={name === firstMistake ? quoteAnswerId : undefined}
          {...controls[type]}
          name={name}
          autoComplete={autoComplete}
          required={'missing' in facts}
          label={label}
          className={type === 'lines' ? looks.lines : undefined}
          defaultValue={posted?.values[name]}
          onFocus={preload}
          onChange={(event) => change(name, event.target.value)}
          error={errors[name]}
        />
      ))}
      <button
        type="submit"
        disabled={isSubmitting}
        className={buttonStyle('action', looks[endsInLines ? 'buttonBelowLines' : 'button'])}
      >
        {isSubmitting ? quoteTexts.submitting : quoteTexts.submit}
      </button>
      <PrivacyLine className={looks.note} />
    </form>
  )
}

function PrivacyLine({ className }: { className: string }) {
  return (
    <p className={className}>
      {quoteTexts.privacy} {/* Beside the page: what was typed so far stays. */}
      <a href="/contact#privacy" target="_blank" className="whitespace-nowrap underline">
        {quoteTexts.privacyLink}
        <span className="sr-only">{quoteTexts.newTab}</span>
      </a>
    </p>
  )
}

import { type FormEvent, type ReactNode, useRef, useState } from 'react'

import { askedQuoteFields, type QuoteField, type QuoteFieldName } from '#functions/_shared/quote-fields.ts'
import { useSite } from '~/business/use-site'
import { wayToCall } from '~/business/way-to-call'
import { type QuoteNoticeKind, quoteTexts } from '~/content/quote-texts'
import { buttonStyle } from '~/ui/button-style'
import { siteAnswers } from '~/ui/site-answers'
import { TextField } from '~/ui/text-field'
import { prepareToasts } from '~/ui/toaster'

import type { PostedQuote } from './posted-quote'
import type { QuoteFormState } from './quote-form-state'
import { type QuoteLayout, quoteLayouts } from './quote-layouts'
import { QuoteNotice } from './quote-notice'
import { TraceFields } from './trace-fields'
import { useShownAt } from './use-shown-at'

const controls = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  lines: { rows: 4 },
} as const satisfies Record<QuoteField['type'], object>

// Most visitors only pass it: what checks and sends it travels when somebody begins to fill it in, together with
// what tells how that ended, which must not depend on the network any more by then.
async function loadState() {
  const [state] = await Promise.all([import('./quote-form-state'), prepareToasts().catch(logged)])
  return state
}

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
  const shownAt = useShownAt()
  const { phone, quoteFields } = useSite()
  const fields = askedQuoteFields(quoteFields)
  const firstMistake = fields.find(({ name }) => posted?.errors[name])?.name
  const endsInLines = fields.at(-1)?.type === 'lines'
  const state = useRef<QuoteFormState>(undefined)
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [told, setTold] = useState<QuoteNoticeKind | 'nothing'>()
  const [receipt, setReceipt] = useState<ReactNode>()
  const notice = told ?? posted?.notice ?? (sent ? 'sent' : 'nothing')

  async function enhance(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setTold('nothing')
    setReceipt(undefined)
    const loaded = await loadState().catch(logged)
    if (!loaded) {
      // The browser's own post still works, unless nothing does: then what was typed must not leave with the page.
      if (await siteAnswers()) return form.submit()
      return setTold('failed')
    }
    state.current ??= loaded.createQuoteFormState({
      form,
      fields,
      shownAt,
      call: wayToCall(phone),
      setErrors,
      setIsSubmitting,
      setNotice: setTold,
      setReceipt,
    })
    await state.current.submit()
  }

  function change(name: QuoteFieldName, value: string) {
    if (state.current) state.current.change(name, value)
    else if (errors[name]) setErrors(({ [name]: _mended, ...others }) => others)
  }

  return (
    <form
      method="post"
      action={`#${quoteAnswerId}`}
      noValidate
      onSubmit={(event) => void enhance(event)}
      className={quoteLayouts[layout].form}
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
          className={type === 'lines' ? quoteLayouts[layout].lines : undefined}
          defaultValue={posted?.values[name]}
          onFocus={preload}
          onChange={(event) => change(name, event.target.value)}
          error={errors[name]}
        />
      ))}
      <button
        type="submit"
        disabled={isSubmitting}
        className={buttonStyle('action', quoteLayouts[layout][endsInLines ? 'buttonBelowLines' : 'button'])}
      >
        {isSubmitting ? quoteTexts.submitting : quoteTexts.submit}
      </button>
      <p className={quoteLayouts[layout].note}>
        {quoteTexts.privacy} {/* Beside the page: what was typed so far stays. */}
        <a href="/contact#privacy" target="_blank" className="underline">
          {quoteTexts.privacyLink}
          <span className="sr-only">{quoteTexts.newTab}</span>
        </a>
      </p>
    </form>
  )
}

// A failed preload says nothing yet: submitting tries again.
function preload() {
  loadState().catch(() => {})
}

function logged(error: unknown) {
  console.error('The script of the quote form did not load.', error)
}

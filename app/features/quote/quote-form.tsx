import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type FormEvent, useEffect, useRef } from 'react'
import * as v from 'valibot'

import { quoteRequestSchema, type TypedQuote } from '#functions/_shared/quote-contract.ts'
import {
  askedQuoteFields,
  type QuoteField,
  type QuoteFieldName,
  quoteFields,
} from '#functions/_shared/quote-fields.ts'
import { quoteTexts } from '~/content/quote-texts'
import { useSite } from '~/content/use-site'
import { buttonStyle } from '~/ui/button-style'
import { TextField } from '~/ui/text-field'

import { traceFields } from './form-traces'
import type { PostedQuote } from './posted-quote'
import { type QuoteLayout, quoteLayouts } from './quote-layouts'
import { QuoteNotice } from './quote-notice'
import { TraceFields } from './trace-fields'
import { useQuoteSubmission } from './use-quote-submission'

const controls = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  lines: { rows: 4 },
} as const satisfies Record<QuoteField['type'], object>

const empty: TypedQuote = { firstName: '', email: '', phone: '', message: '' }

interface QuoteFormProps {
  /** What a post without JavaScript left to show. */
  posted?: PostedQuote | undefined
  /** The page was reached after such a post went through. */
  sent?: boolean
  layout: QuoteLayout
}

/**
 * The specified three fields, and below them those the settings switch on. A plain form post works before and
 * without JavaScript; with it, nothing reloads. It has no `action`: it goes to the address in the visitor's own browser, which a page shared by many does not know.
 */
export function QuoteForm({ posted, sent = false, layout }: QuoteFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const submission = useQuoteSubmission()
  const fields = askedQuoteFields(useSite().quoteFields)
  const endsInLines = fields.at(-1)?.type === 'lines'
  const form = useForm({
    defaultValues: posted?.values ?? empty,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: quoteRequestSchema },
    onSubmit: async ({ value }) => {
      if (await submission.submit(v.parse(quoteRequestSchema, value), trapIn(element.current)))
        form.reset(empty)
    },
    onSubmitInvalid: ({ value }) => {
      submission.reportInvalid(value)
      element.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
    },
  })

  // What was typed before the script arrived is in the fields, but not yet in the form's state.
  useEffect(() => {
    for (const { name } of quoteFields) {
      const typed = element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
      if (typed && typed !== form.getFieldValue(name)) form.setFieldValue(name, typed)
    }
  }, [form])

  function enhance(event: FormEvent) {
    event.preventDefault()
    void form.handleSubmit()
  }

  return (
    <form ref={element} method="post" noValidate onSubmit={enhance} className={quoteLayouts[layout].form}>
      <QuoteNotice posted={posted} sent={sent} />
      <TraceFields isFirst={posted === undefined} />
      {fields.map(({ name, label, type, autoComplete, ...facts }) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <TextField
              {...controls[type]}
              name={name}
              autoComplete={autoComplete}
              required={'missing' in facts}
              label={label}
              className={type === 'lines' ? quoteLayouts[layout].lines : undefined}
              value={field.state.value ?? ''}
              onChange={(event) => field.handleChange(event.target.value)}
              onBlur={field.handleBlur}
              error={
                field.state.meta.errors[0]?.message ?? postedError(posted, name, field.state.meta.isDirty)
              }
            />
          )}
        </form.Field>
      ))}
      <form.Subscribe selector={(state) => state.isSubmitting}>
        {(isSubmitting) => (
          <button
            type="submit"
            disabled={isSubmitting}
            className={buttonStyle(
              'action',
              quoteLayouts[layout][endsInLines ? 'buttonBelowLines' : 'button'],
            )}
          >
            {isSubmitting ? quoteTexts.submitting : quoteTexts.submit}
          </button>
        )}
      </form.Subscribe>
      <p className={quoteLayouts[layout].note}>{quoteTexts.privacy}</p>
    </form>
  )
}

function postedError(
  posted: PostedQuote | undefined,
  field: QuoteFieldName,
  changed: boolean,
): string | undefined {
  return changed ? undefined : posted?.errors[field]
}

function trapIn(form: HTMLFormElement | null): string {
  return form?.querySelector<HTMLInputElement>(`[name="${traceFields.trap}"]`)?.value ?? ''
}

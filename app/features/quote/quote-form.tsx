import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type FormEvent, useEffect, useRef } from 'react'

import { type QuoteRequest, quoteRequestSchema } from '#functions/_shared/quote-contract.ts'
import { quoteTexts } from '~/content/quote-texts'
import { buttonStyle } from '~/ui/button-style'
import { TextField } from '~/ui/text-field'

import { traceFields } from './form-traces'
import type { PostedQuote, QuoteField } from './posted-quote'
import { type QuoteLayout, quoteLayouts } from './quote-layouts'
import { QuoteNotice } from './quote-notice'
import { TraceFields } from './trace-fields'
import { useQuoteSubmission } from './use-quote-submission'

const fields: { name: QuoteField; type: string; autoComplete: string; inputMode?: 'email' | 'tel' }[] = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'email', type: 'email', autoComplete: 'email', inputMode: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
]

const empty: QuoteRequest = { firstName: '', email: '', phone: '' }

interface QuoteFormProps {
  /** What a post without JavaScript left to show. */
  posted?: PostedQuote | undefined
  /** The page was reached after such a post went through. */
  sent?: boolean
  layout: QuoteLayout
}

/**
 * The three fields. A plain form post works before and without JavaScript; with it, nothing reloads. It has no
 * `action`: it goes to the address in the visitor's own browser, which a page shared by many does not know.
 */
export function QuoteForm({ posted, sent = false, layout }: QuoteFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const submission = useQuoteSubmission()
  const form = useForm({
    defaultValues: posted?.values ?? empty,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: quoteRequestSchema },
    onSubmit: async ({ value }) => {
      if (await submission.submit(quoteRequestOf(value), trapIn(element.current))) form.reset(empty)
    },
    onSubmitInvalid: ({ value }) => {
      submission.reportInvalid(value)
      element.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
    },
  })

  // What was typed before the script arrived is in the fields, but not yet in the form's state.
  useEffect(() => {
    for (const { name } of fields) {
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
      {fields.map(({ name, ...input }) => (
        <form.Field key={name} name={name}>
          {(field) => (
            <TextField
              {...input}
              name={name}
              required
              label={quoteTexts.labels[name]}
              value={field.state.value}
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
            className={buttonStyle('action', quoteLayouts[layout].button)}
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
  field: QuoteField,
  changed: boolean,
): string | undefined {
  return changed ? undefined : posted?.errors[field]
}

function trapIn(form: HTMLFormElement | null): string {
  return form?.querySelector<HTMLInputElement>(`[name="${traceFields.trap}"]`)?.value ?? ''
}

function quoteRequestOf({ firstName, email, phone }: QuoteRequest): QuoteRequest {
  return { firstName: firstName.trim(), email: email.trim(), phone: phone.trim() }
}

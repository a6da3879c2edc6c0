import { FieldApi, FormApi, revalidateLogic } from '@tanstack/react-form'

import { type QuoteRequest, quoteRequestSchema } from '#functions/_shared/quote-contract.ts'

import { traceFields } from './form-traces'
import type { PostedQuote, QuoteField } from './posted-quote'
import { createQuoteSubmission, type WayToCall } from './quote-submission'

export interface QuoteFormState {
  /** Checks, sends and tells how it ended. */
  submit: () => Promise<void>
  /** A visitor mends a field. */
  change: (field: QuoteField, value: string) => void
}

interface QuoteFormStateOptions {
  /** Its fields hold the values. */
  form: HTMLFormElement
  /** On the clock of `performance.now()`. */
  shownAt: number
  call: WayToCall
  setErrors: (errors: PostedQuote['errors']) => void
  setIsSubmitting: (isSubmitting: boolean) => void
}

const names: readonly QuoteField[] = ['firstName', 'email', 'phone']

const empty: QuoteRequest = { firstName: '', email: '', phone: '' }

/** The rules of the quote form: checked when it is submitted, from then on with every change. */
export function createQuoteFormState(options: QuoteFormStateOptions): QuoteFormState {
  const { form, shownAt, call, setErrors, setIsSubmitting } = options
  const submission = createQuoteSubmission({ shownAt, call })
  const state = new FormApi({
    defaultValues: empty,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: quoteRequestSchema },
    onSubmit: async ({ value }) => {
      if (!(await submission.submit(trimmed(value), fieldOf(form, traceFields.trap).value))) return
      state.reset(empty)
      for (const name of names) fieldOf(form, name).value = ''
    },
    onSubmitInvalid: ({ value }) => submission.reportInvalid(value),
  })
  state.mount()
  for (const name of names) new FieldApi({ form: state, name }).mount()
  state.store.subscribe(() => {
    setIsSubmitting(state.state.isSubmitting)
    setErrors(messages())
  })

  function messages(): PostedQuote['errors'] {
    const entries = names.map((name) => [name, state.getFieldMeta(name)?.errors[0]?.message] as const)
    return Object.fromEntries(entries.filter(([, message]) => message !== undefined))
  }

  return {
    async submit() {
      if (state.state.isSubmitting) return
      for (const name of names) state.setFieldValue(name, fieldOf(form, name).value)
      await state.handleSubmit()
      const found = messages()
      const first = names.find((name) => name in found)
      if (first) fieldOf(form, first).focus()
    },
    change: (name, value) => state.setFieldValue(name, value),
  }
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) return field
  throw new Error(`The quote form has no field ${name}.`)
}

function trimmed({ firstName, email, phone }: QuoteRequest): QuoteRequest {
  return { firstName: firstName.trim(), email: email.trim(), phone: phone.trim() }
}

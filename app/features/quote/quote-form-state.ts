import { FieldApi, FormApi, revalidateLogic } from '@tanstack/react-form'
import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'

import { emptyQuote, quoteRequestSchema, type TypedQuote } from '#functions/_shared/quote-contract.ts'
import type { QuoteField, QuoteFieldName } from '#functions/_shared/quote-fields.ts'
import type { WayToCall } from '~/business/way-to-call'
import type { QuoteNoticeKind } from '~/content/quote-texts'

import { traceFields } from './form-traces'
import type { PostedQuote } from './posted-quote'
import { QuoteReceipt } from './quote-receipt'
import { createQuoteSubmission } from './quote-submission'

export interface QuoteFormState {
  /** Checks, sends and tells how it ended. */
  submit: () => Promise<void>
  /** A visitor mends a field. */
  change: (field: QuoteFieldName, value: string) => void
}

interface QuoteFormStateOptions {
  /** Its fields hold the values. */
  form: HTMLFormElement
  /** Those it asks for. */
  fields: readonly QuoteField[]
  /** On the clock of `performance.now()`. */
  shownAt: number
  call: WayToCall
  setErrors: (errors: PostedQuote['errors']) => void
  setIsSubmitting: (isSubmitting: boolean) => void
  /** Where no toast can be shown. */
  setNotice: (kind: QuoteNoticeKind) => void
  /** What the card says of a request that is stored. */
  setReceipt: (receipt: ReactNode) => void
}

const empty: TypedQuote = emptyQuote

/** The rules of the quote form: checked when it is submitted, from then on with every change. */
export function createQuoteFormState(options: QuoteFormStateOptions): QuoteFormState {
  let rules: QuoteFormState | undefined
  return {
    submit() {
      rules ??= createRules(options)
      return rules.submit()
    },
    change: (name, value) => rules?.change(name, value),
  }
}

function createRules(options: QuoteFormStateOptions): QuoteFormState {
  const { form, shownAt, call, setErrors, setIsSubmitting, setNotice, setReceipt } = options
  const names = options.fields.map(({ name }) => name)
  const submission = createQuoteSubmission({ shownAt, call, setNotice })
  const state = new FormApi({
    defaultValues: empty,
    validationLogic: revalidateLogic({ mode: 'submit', modeAfterSubmission: 'change' }),
    validators: { onDynamic: quoteRequestSchema },
    onSubmit: async ({ value }) => {
      const request = v.parse(quoteRequestSchema, value)
      if (!(await submission.submit(request, fieldOf(form, traceFields.trap).value))) return
      setReceipt(createElement(QuoteReceipt, { sent: { ...request, at: new Date() } }))
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

  // A disabled button loses focus to nowhere, in the next frame: it comes back, unless it is somewhere else by then.
  function keepFocus() {
    const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
    if (document.activeElement !== document.body && document.activeElement !== button) return
    flushSync(() => setIsSubmitting(false))
    button?.focus({ preventScroll: true })
  }

  return {
    async submit() {
      if (state.state.isSubmitting) return
      submission.begin()
      for (const name of names) state.setFieldValue(name, fieldOf(form, name).value)
      await state.handleSubmit()
      const found = messages()
      const first = names.find((name) => name in found)
      if (first) fieldOf(form, first).focus()
      else keepFocus()
    },
    change: (name, value) => state.setFieldValue(name, value),
  }
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field
  throw new Error(`The quote form has no field ${name}.`)
}

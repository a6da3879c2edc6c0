import { revalidateLogic, useForm } from '@tanstack/react-form'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'

import { quoteFields } from '#domain/quote-fields.ts'
import {
  emptyQuote,
  isIncomplete,
  type QuoteRequest,
  quoteRequestSchema,
  type TypedQuote,
} from '#domain/quote-schema.ts'
import { nextTask } from '~/browser/page-lifecycle'
import { forgetTypedText, restoreTypedText } from '~/browser/typed-text'
import { phoneLink } from '~/components/layout/phone-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import type { QuoteNoticeKind } from '~/content/quote-form-text'

import { playConfetti } from './confetti'
import {
  focusFirstInvalid,
  focusFirstRequired,
  useButtonFocus,
} from './form-focus'
import type { RejectedQuote } from './plain-form-post.server'
import { closeQuoteToasts, showIncomplete, showOutcome } from './quote-toasts'
import { useSendQuote } from './use-send-quote'

/** A request that was just stored, as its confirmation shows it. */
export interface StoredRequest extends Pick<
  QuoteRequest,
  'firstName' | 'phone'
> {
  /** When the visitor sent it, in milliseconds since the epoch. */
  sentAt: number
}

interface QuoteFormOptions {
  /** Result of a failed post without JavaScript. */
  posted: RejectedQuote | undefined
  /** Whether to focus the first field. */
  takesFocus: boolean
  onStored: (request: StoredRequest) => void
}

const emptyValues: TypedQuote = emptyQuote

// Fields are filled like this on submit, so that only later changes validate.
const leftUntouched = { dontUpdateMeta: true, dontValidate: true }

/**
 * Provides the state of one quote request, from its first letter until it is
 * stored. The fields themselves hold the values. They are read when the visitor
 * submits, and validated by the schema of #domain/quote-schema.ts, then and on
 * every later change.
 */
export function useQuoteForm(options: QuoteFormOptions) {
  const { posted, onStored } = options
  const element = useRef<HTMLFormElement>(null)
  const [notice, setNotice] = useState<QuoteNoticeKind | undefined>(
    posted?.notice,
  )
  const call = phoneLink(useSiteSettings().phone)
  const { send, isSending } = useSendQuote(element)

  const form = useValidatedForm(element, {
    values: posted?.values ?? emptyValues,
    onValid: sendValid,
  })

  async function sendValid(quote: QuoteRequest) {
    const { firstName, phone } = quote
    const sentAt = Date.now()
    const outcome = await send(quote)
    showOutcome(outcome, call)
    if (outcome !== 'stored') return
    forgetTypedText()
    onStored({ firstName, phone, sentAt })
    void playConfetti()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Paint the tap before validating, which takes a moment on a slow phone.
    await nextTask()
    if (form.state.isSubmitting) return
    closeQuoteToasts()
    setNotice(undefined)
    for (const [name, text] of typedTexts(element.current))
      form.setFieldValue(name, text, leftUntouched)
    await form.handleSubmit()
  }

  useTypedText(element, options)
  useButtonFocus(element, isSending)
  return { element, form, notice, isSending, submit }
}

interface ValidatedFormOptions {
  values: TypedQuote
  onValid: (quote: QuoteRequest) => Promise<void>
}

/** Provides a form that is validated on submit and on every later change. */
function useValidatedForm(
  element: { readonly current: HTMLFormElement | null },
  { values, onValid }: ValidatedFormOptions,
) {
  return useForm({
    defaultValues: values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: quoteRequestSchema },
    onSubmit: ({ value }) => onValid(v.parse(quoteRequestSchema, value)),
    onSubmitInvalid: ({ value }) => {
      if (isIncomplete(value)) showIncomplete()
      focusFirstInvalid(element.current)
    },
  })
}

/** Returns what has been typed into the fields of a form, by their names. */
function typedTexts(
  form: HTMLFormElement | null,
): [keyof TypedQuote, string][] {
  const data = new FormData(form ?? undefined)
  return quoteFields.flatMap(({ name }) => {
    const text = data.get(name)
    return typeof text === 'string' ? [[name, text]] : []
  })
}

/** Gives the form the text that was typed before it was rendered. */
function useTypedText(
  form: { readonly current: HTMLFormElement | null },
  { takesFocus }: QuoteFormOptions,
): void {
  useLayoutEffect(() => {
    if (!form.current) return
    restoreTypedText(form.current)
    if (takesFocus) focusFirstRequired(form.current)
  }, [form, takesFocus])
}

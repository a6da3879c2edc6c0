import { revalidateLogic, useForm, useStore } from '@tanstack/react-form'
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'

import { isTooShort } from '#domain/phone-number.ts'
import { quoteFields } from '#domain/quote-fields.ts'
import {
  emptyQuote,
  parseQuote,
  type Quote,
  quoteSchema,
  type TypedQuote,
} from '#domain/quote-schema.ts'
import { nextTask } from '~/browser/page-lifecycle'
import {
  forgetTypedText,
  keepTypedText,
  restoreTypedText,
} from '~/browser/typed-text'

import { playConfetti } from './confetti'
import { clearOfToast, focusField, useButtonFocus } from './form-focus'
import { readPicks } from './picks'
import type { RejectedQuote } from './plain-form-post.server'
import { closeQuoteToasts, showIncomplete, showOutcome } from './quote-toasts'
import { readQuote, readTrap } from './read-quote'
import { useSendQuote } from './use-send-quote'

export interface StoredRequest extends Pick<Quote, 'firstName' | 'phone'> {
  /** When the visitor sent it, in milliseconds since the epoch. */
  sentAt: number
  requestToken: string | undefined
}

interface QuoteFormOptions {
  posted: RejectedQuote | undefined
  /** Field that takes focus. */
  focus: string | undefined
  onStored: (request: StoredRequest) => void
}

const noValues: v.InferInput<typeof quoteSchema> = emptyQuote

export function useQuoteForm({ posted, focus, onStored }: QuoteFormOptions) {
  const element = useRef<HTMLFormElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const [notice, setNotice] = useState(posted?.notice)
  const send = useSendQuote()
  const form = useForm({
    defaultValues: posted?.values ?? noValues,
    // What was posted is validated again on the next change.
    defaultState: { submissionAttempts: posted ? 1 : 0 },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: quoteSchema },
    onSubmit: ({ value }) => sendValid(v.parse(quoteSchema, value)),
    onSubmitInvalid: showErrors,
  })
  const isSending = useStore(form.store, (state) => state.isSubmitting)

  /** The browser owns the values: it fills in fields without an event. */
  function readFields(): TypedQuote {
    keepTypedText()
    const typed = readQuote(new FormData(element.current ?? undefined))
    for (const { name } of quoteFields) {
      const value = typed[name]
      if (form.getFieldValue(name) !== value) form.setFieldValue(name, value)
    }
    return typed
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    pressed.current = event.nativeEvent.submitter
    // Validating takes a moment on a slow phone, which paints the tap first.
    await nextTask()
    if (form.state.isSubmitting) return
    closeQuoteToasts()
    readFields()
    await form.handleSubmit()
  }

  function showErrors() {
    const parsed = parseQuote(readFields())
    if (parsed.ok || !element.current) return
    setNotice(undefined)
    const [firstInvalid] = Object.keys(parsed.errors)
    focusField(element.current, firstInvalid)
    if (!parsed.isIncomplete) return
    showIncomplete()
    void clearOfToast(element.current)
  }

  async function sendValid(quote: Quote) {
    const { firstName, phone } = quote
    const sentAt = Date.now()
    const data = new FormData(element.current ?? undefined)
    const { outcome, requestToken } = await send({
      quote,
      trap: readTrap(data),
      picks: readPicks(data),
    })
    showOutcome(outcome)
    if (outcome !== 'stored') {
      setNotice(outcome)
      return
    }
    onStored({ firstName, phone, sentAt, requestToken })
    // The visitor may correct it.
    if (isTooShort(phone)) return
    forgetTypedText()
    void playConfetti()
  }

  useLayoutEffect(() => {
    if (!element.current) return
    restoreTypedText(element.current)
    if (focus !== undefined) focusField(element.current, focus)
  }, [focus])
  useButtonFocus(pressed, isSending)
  return { element, form, notice, isSending, readFields, submit }
}

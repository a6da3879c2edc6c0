import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'

import { parseQuote, type Quote } from '#domain/quote-schema.ts'
import {
  forgetTypedText,
  keepTypedText,
  restoreTypedText,
} from '~/browser/typed-text'
import { phoneLink } from '~/components/layout/phone-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'

import { playConfetti } from './confetti'
import { focusField, useButtonFocus } from './form-focus'
import type { RejectedQuote } from './plain-form-post.server'
import { closeQuoteToasts, showIncomplete, showOutcome } from './quote-toasts'
import { readQuote, readTrap } from './read-quote'
import { useSendQuote } from './use-send-quote'

export interface StoredRequest extends Pick<Quote, 'firstName' | 'phone'> {
  /** When the visitor sent it, in milliseconds since the epoch. */
  sentAt: number
}

interface QuoteFormOptions {
  posted: RejectedQuote | undefined
  takesFocus: boolean
  onStored: (request: StoredRequest) => void
}

export function useQuoteForm({
  posted,
  takesFocus,
  onStored,
}: QuoteFormOptions) {
  const element = useRef<HTMLFormElement>(null)
  const [notice, setNotice] = useState(posted?.notice)
  // Undefined until the first submit.
  const [errors, setErrors] = useState(posted?.errors)
  const call = phoneLink(useSiteSettings().phone)
  const { send, isSending } = useSendQuote()

  function change(event: FormEvent<HTMLFormElement>) {
    keepTypedText()
    if (errors === undefined) return
    const parsed = parseQuote(readQuote(new FormData(event.currentTarget)))
    setErrors(parsed.ok ? {} : parsed.errors)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    closeQuoteToasts()
    setNotice(undefined)
    const form = new FormData(event.currentTarget)
    const parsed = parseQuote(readQuote(form))
    if (parsed.ok) {
      setErrors({})
      void sendValid(parsed.quote, readTrap(form))
      return
    }
    setErrors(parsed.errors)
    if (parsed.isIncomplete) showIncomplete()
    const [firstInvalid] = Object.keys(parsed.errors)
    focusField(event.currentTarget, firstInvalid)
  }

  async function sendValid(quote: Quote, trap: string) {
    const { firstName, phone } = quote
    const sentAt = Date.now()
    const outcome = await send(quote, trap)
    showOutcome(outcome, call)
    if (outcome !== 'stored') return
    forgetTypedText()
    onStored({ firstName, phone, sentAt })
    void playConfetti()
  }

  useLayoutEffect(() => {
    if (!element.current) return
    restoreTypedText(element.current)
    if (takesFocus) focusField(element.current, 'firstName')
  }, [takesFocus])
  useButtonFocus(element, isSending)
  return { element, notice, errors, isSending, change, submit }
}

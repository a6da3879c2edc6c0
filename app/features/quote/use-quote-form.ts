import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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
import { closeToasts, showToast } from '~/components/ui/toast'
import {
  formNotices,
  type QuoteNoticeKind,
  quoteNotices,
  type SentKind,
} from '~/content/quote-form-text'
import { assertRpcResponse } from '~/lib/assert-rpc-response'

import { playConfetti } from './confetti'
import { honeypotField } from './honeypot'
import type { PostedQuote } from './plain-form-post.server'
import { maxPageLength, submitQuote } from './quote.functions'

const topic = 'quote request'
const emptyValues: TypedQuote = emptyQuote

/**
 * Longer than the server's own timeout, for a server that does not respond at
 * all. In milliseconds.
 */
const timeout = 15_000

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
  posted: PostedQuote | undefined
  /**
   * Value of `quote` in the URL, which a successful post without JavaScript
   * leaves there.
   */
  sent: SentKind | undefined
  /** Whether to focus the first field. */
  takesFocus: boolean
  onStored: (request: StoredRequest) => void
}

/**
 * Provides the state of one quote request, from its first letter until it is
 * stored. The fields themselves hold the values. They are read when the visitor
 * submits, and validated by the schema of #domain/quote-schema.ts, then and on
 * every later change.
 */
export function useQuoteForm({
  posted,
  sent,
  takesFocus,
  onStored,
}: QuoteFormOptions) {
  const element = useRef<HTMLFormElement>(null)
  const [notice, setNotice] = useState<QuoteNoticeKind | undefined>(
    posted?.notice ?? sent,
  )
  const call = phoneLink(useSiteSettings().phone)
  const sending = useSending(element)

  const form = useForm({
    defaultValues: posted?.values ?? emptyValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: quoteRequestSchema },
    async onSubmit({ value }) {
      const quote = v.parse(quoteRequestSchema, value)
      const sentAt = Date.now()
      const outcome = await sending
        .mutateAsync(quote)
        .catch(() => 'failed' as const)
      const message = { ...quoteNotices[outcome], topic }
      if (outcome !== 'stored') {
        showToast({ ...message, tone: 'danger', link: call, timeout: 0 })
        return
      }
      showToast({ ...message, tone: 'success' })
      forgetTypedText()
      onStored({ firstName: quote.firstName, phone: quote.phone, sentAt })
      void playConfetti()
    },
    onSubmitInvalid({ value }) {
      if (isIncomplete(value))
        showToast({ ...formNotices.incomplete, topic, tone: 'danger' })
      element.current
        ?.querySelector<HTMLElement>('[aria-invalid=true]')
        ?.focus()
    },
  })

  useLayoutEffect(() => {
    if (!element.current) return
    if (sent && !posted) forgetTypedText()
    restoreTypedText(element.current)
    if (takesFocus)
      element.current.querySelector<HTMLElement>('[required]')?.focus()
  }, [sent, posted, takesFocus])
  useOnceOnlyNotice(sent)
  useButtonFocus(element, sending.isPending)

  /**
   * Copies the values into the form's state. They are left untouched, so that
   * only later changes are validated.
   */
  function readFields() {
    for (const [name, value] of new FormData(element.current ?? undefined)) {
      const field = quoteFields.find((each) => each.name === name)
      if (field && typeof value === 'string')
        form.setFieldValue(field.name, value, {
          dontUpdateMeta: true,
          dontValidate: true,
        })
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Paint the tap before validating, which takes a moment on a slow phone.
    await nextTask()
    if (form.state.isSubmitting) return
    closeToasts((toast) => toast.topic === topic)
    setNotice(undefined)
    readFields()
    await form.handleSubmit()
  }

  return { element, form, notice, isSending: sending.isPending, submit }
}

/**
 * Sends the request. Every attempt has the same key until the request is
 * stored, so that it is stored once.
 */
function useSending(element: { readonly current: HTMLFormElement | null }) {
  // `crypto.randomUUID` is not available over plain HTTP.
  const [idempotencyKey] = useState(() =>
    crypto.getRandomValues(new Uint32Array(4)).join('-'),
  )
  return useMutation({
    // Offline, the request fails at once instead of waiting for the network.
    networkMode: 'always',
    async mutationFn(quote: QuoteRequest) {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new Error('timed out')), timeout)
      const trap = element.current?.querySelector<HTMLInputElement>(
        `[name=${honeypotField}]`,
      )
      const honeypot = {
        trap: trap?.value ?? '',
        filledInMs: performance.now(),
      }
      const page = (location.pathname + location.search).slice(0, maxPageLength)
      const data = { quote, idempotencyKey, honeypot, page }
      return assertRpcResponse(
        await submitQuote({ data, signal: controller.signal }),
      )
    },
    onError: (error) =>
      console.warn('Failed to send the quote request.', error),
  })
}

/**
 * Takes `quote` from the URL once its notice is shown, so that history, Reload
 * and shared links find a plain form.
 */
function useOnceOnlyNotice(sent: SentKind | undefined): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!sent) return
    void navigate({
      to: '.',
      search: (search) => ({ ...search, quote: undefined }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }, [sent, navigate])
}

/**
 * Gives the button back the focus that it loses while it is disabled, unless
 * the visitor has moved on.
 */
function useButtonFocus(
  element: { readonly current: HTMLFormElement | null },
  isSending: boolean,
): void {
  useEffect(() => {
    const button = element.current?.querySelector<HTMLElement>('[type=submit]')
    if (!isSending) return undefined
    return () => {
      if (document.activeElement === document.body)
        button?.focus({ preventScroll: true })
    }
  }, [element, isSending])
}

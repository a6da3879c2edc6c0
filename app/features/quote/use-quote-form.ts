import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'

import { quoteFields } from '#domain/quote-fields.ts'
import {
  emptyQuote,
  isIncomplete,
  type QuoteRequest,
  quoteRequestSchema,
  type TypedQuote,
} from '#domain/quote-schema.ts'
import { phoneLink } from '~/components/layout/phone-link'
import { useSiteSettings } from '~/components/layout/use-site-settings'
import { nextTask } from '~/components/ui/page-lifecycle'
import { closeToasts, showToast } from '~/components/ui/toast'
import { formNotices, quoteNotices } from '~/content/quote-form-text'
import { assertRpcResponse } from '~/lib/assert-rpc-response'

import { playConfetti } from './confetti'
import { honeypotField } from './honeypot'
import type { PostedQuote } from './plain-form-post.server'
import { maxPageLength, submitQuote } from './quote.functions'
import { isServerRenderedForm, adoptTypedValues } from './typed-before-hydration'

const topic = 'quote request'
const emptyValues: TypedQuote = emptyQuote

/** Longer than the server's own timeout, for a server that does not respond at all. */
const timeout = 15_000

/**
 * Provides the state of the quote form. Validation, by the schema of _shared/domain/quote-schema.ts, runs on submit and
 * after that on every change.
 */
export function useQuoteForm(fromServer: PostedQuote | undefined) {
  const element = useRef<HTMLFormElement>(null)
  const call = phoneLink(useSiteSettings().phone)
  // A server-rendered form has been visible since the page began to load.
  const [shownAt] = useState(() => (isServerRenderedForm() ? 0 : performance.now()))
  // Keeps a resent request from being stored twice. `crypto.randomUUID` is not available over plain HTTP.
  const [idempotencyKey] = useState(() => crypto.getRandomValues(new Uint32Array(4)).join('-'))
  const [posted, setPosted] = useState(fromServer)

  const sending = useMutation({
    // Offline, the request fails at once instead of waiting for the network.
    networkMode: 'always',
    async mutationFn(quote: QuoteRequest) {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new Error('timed out')), timeout)
      const trap = element.current?.querySelector<HTMLInputElement>(`[name=${honeypotField}]`)
      const honeypot = { trap: trap?.value ?? '', filledInMs: performance.now() - shownAt }
      const page = (location.pathname + location.search).slice(0, maxPageLength)
      const data = { quote, idempotencyKey, honeypot, page }
      return assertRpcResponse(await submitQuote({ data, signal: controller.signal }))
    },
    onError: (error) => console.warn('Failed to send the quote request.', error),
  })

  const form = useForm({
    defaultValues: fromServer?.values ?? emptyValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: quoteRequestSchema },
    async onSubmit({ value, formApi }) {
      const request = v.parse(quoteRequestSchema, value)
      const outcome = await sending.mutateAsync(request).catch(() => 'failed' as const)
      const notice = { ...quoteNotices[outcome], topic }
      if (outcome !== 'stored') return showToast({ ...notice, tone: 'danger', link: call, timeout: 0 })
      showToast({ ...notice, tone: 'success' })
      formApi.reset(emptyValues, { keepDefaultValues: true })
      void playConfetti()
    },
    onSubmitInvalid({ value }) {
      if (isIncomplete(value)) showToast({ ...formNotices.incomplete, topic, tone: 'danger' })
      element.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    },
  })

  useLayoutEffect(() => {
    for (const [name, value] of adoptTypedValues(element.current)) {
      const field = quoteFields.find((each) => each.name === name)
      // Left untouched so that the errors of a failed post stay until the visitor edits the field.
      if (field && typeof value === 'string')
        form.setFieldValue(field.name, value, { dontUpdateMeta: true, dontValidate: true })
    }
  }, [form])

  // A disabled button loses focus. Restore it unless the visitor has moved on.
  useEffect(() => {
    const button = element.current?.querySelector<HTMLElement>('[type=submit]')
    if (!sending.isPending) return undefined
    return () => {
      if (document.activeElement === document.body) button?.focus({ preventScroll: true })
    }
  }, [sending.isPending])

  // Focus the first field when the visitor starts another request.
  const isSent = sending.data === 'stored'
  useEffect(() => {
    const first = element.current?.querySelector<HTMLElement>('[required]')
    return isSent ? () => first?.focus() : undefined
  }, [isSent])

  async function submit(event: FormEvent) {
    event.preventDefault()
    // Paint the tap before validating, which takes a moment on a slow phone.
    await nextTask()
    if (form.state.isSubmitting) return
    closeToasts((toast) => toast.topic === topic)
    setPosted(undefined)
    sending.reset()
    await form.handleSubmit()
  }

  return { element, form, posted, sending, submit }
}

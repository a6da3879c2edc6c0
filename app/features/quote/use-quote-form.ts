import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import * as v from 'valibot'

import { quoteFields } from '#functions/_shared/quote-fields.ts'
import {
  emptyQuote,
  isIncomplete,
  type QuoteRequest,
  quoteRequestSchema,
  type TypedQuote,
} from '#functions/_shared/quote-validation.ts'
import { phoneLink } from '~/components/layout/phone-link'
import { useSite } from '~/components/layout/use-site'
import { endToasts, prepareToasts, showToast } from '~/components/ui/toast'
import { quoteNotices } from '~/content/quote-form'

import { playConfetti } from './confetti'
import { honeypotFields } from './honeypot'
import type { PostedQuote } from './quote-post.server'
import { longestPage, submitQuote } from './quote.functions'
import type { QuoteOutcome } from './send-quote.server'
import { isFirstForm, useTypedBeforeHydration } from './typed-before-hydration'

const topic = 'quote request'

/** Longer than the server's own limit, for a server that does not respond at all. */
const timeout = 15_000

/** The quote form: checked when it is submitted, and from then on with every change. */
export function useQuoteForm(posted: PostedQuote | undefined) {
  const element = useRef<HTMLFormElement>(null)
  const call = phoneLink(useSite().phone)
  // A form that came with the page has been there since the page began to load.
  const [shownAt] = useState(() => (isFirstForm() ? 0 : performance.now()))
  // The same for every retry, so that a request whose response was lost is stored once.
  const [idempotencyKey, renewKey] = useReducer(createKey, undefined, createKey)
  const [notice, setNotice] = useState<PostedQuote['notice'] | 'nothing'>()
  const [again, countAgain] = useReducer((count: number) => count + 1, 0)
  const hydrated = useHydrated()

  const sending = useMutation({
    // Without a network the request fails at once instead of waiting.
    networkMode: 'always',
    mutationFn: (request: QuoteRequest) =>
      send({ request, idempotencyKey, shownAt, trap: fieldOf(honeypotFields.trap)?.value ?? '' }),
  })

  const empty: TypedQuote = emptyQuote
  const form = useForm({
    defaultValues: posted?.values ?? empty,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: quoteRequestSchema },
    async onSubmit({ value, formApi }) {
      const outcome = await sending.mutateAsync(v.parse(quoteRequestSchema, value))
      void notify(outcome)
      if (outcome !== 'sent') return
      formApi.reset(empty, { keepDefaultValues: true })
      renewKey()
      void playConfetti()
    },
    onSubmitInvalid({ value, formApi }) {
      if (isIncomplete(value)) void notify('incomplete')
      const invalid = quoteFields.find(({ name }) => formApi.getFieldMeta(name)?.errors.length)
      if (invalid) fieldOf(invalid.name)?.focus()
    },
  })

  const setTyped = useCallback(
    (name: string, value: string) => {
      const field = quoteFields.find((each) => each.name === name)
      if (field) form.setFieldValue(field.name, value, { dontUpdateMeta: true })
    },
    [form],
  )
  useTypedBeforeHydration(element, setTyped)

  // A disabled button loses the focus. It gets it back, unless the visitor has moved on.
  useEffect(() => {
    const button = element.current?.querySelector<HTMLElement>('[type=submit]')
    if (!sending.isPending) return undefined
    return () => {
      if (document.activeElement === document.body) button?.focus({ preventScroll: true })
    }
  }, [sending.isPending])

  useEffect(() => {
    if (again > 0) element.current?.querySelector<HTMLElement>('[required]')?.focus()
  }, [again])

  function fieldOf(name: string) {
    return element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  }

  /** Shows a toast. Where its script does not load, the form shows a failure itself, and a success has its receipt. */
  async function notify(kind: QuoteOutcome | 'incomplete') {
    try {
      await prepareToasts()
    } catch {
      return kind === 'sent' ? undefined : setNotice(kind)
    }
    const message = { ...quoteNotices[kind], about: topic }
    if (kind === 'sent') return showToast({ ...message, tone: 'success' })
    showToast({ ...message, tone: 'danger', ...(kind === 'incomplete' ? {} : { link: call, timeout: 0 }) })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (form.state.isSubmitting) return
    endToasts(({ about }) => about === topic)
    setNotice('nothing')
    sending.reset()
    await form.handleSubmit()
  }

  /** Puts an empty form in the place of the receipt. */
  function startAgain() {
    sending.reset()
    countAgain()
  }

  return { element, form, hydrated, notice, sending, again, submit, startAgain }
}

interface Submission {
  request: QuoteRequest
  idempotencyKey: string
  /** The value of the hidden field. */
  trap: string
  /** When the form appeared, on the clock of `performance.now()`. */
  shownAt: number
}

/** Sends a request from the current page. Never rejects: every failure is an outcome. */
async function send({ trap, shownAt, ...submission }: Submission): Promise<QuoteOutcome> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('no response in time')), timeout)
  const page = (location.pathname + location.search).slice(0, longestPage)
  const data = { ...submission, traces: { trap, filledInMs: performance.now() - shownAt }, page }
  try {
    const outcome: unknown = await submitQuote({ data, signal: controller.signal })
    // A network in between, such as a hotel's, may respond with a page of its own.
    return outcome === 'sent' || outcome === 'refused' ? outcome : 'failed'
  } catch (error) {
    console.warn('The quote request did not reach the server.', error)
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}

/** A random key. Not `crypto.randomUUID`, which pages served over plain HTTP lack. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

import { revalidateLogic, useForm } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useCallback, useReducer, useRef, useState } from 'react'
import * as v from 'valibot'

import {
  emptyQuote,
  isIncomplete,
  quoteRequestSchema,
  type TypedQuote,
} from '#functions/_shared/quote-contract.ts'
import { quoteFields } from '#functions/_shared/quote-fields.ts'
import { phoneLink } from '~/components/layout/phone-link'
import { useSite } from '~/components/layout/use-site'
import { endToasts, showToast } from '~/components/ui/toast'
import { prepareToasts } from '~/components/ui/toaster'
import { type QuoteNoticeKind, quoteNotices } from '~/content/quote'

import { playConfetti } from './confetti'
import { honeypotFields } from './honeypot'
import type { PostedQuote } from './quote-outcome'
import { createIdempotencyKey, sendFromPage } from './quote-submission'
import { isFirstForm, useTypedBeforeHydration } from './typed-before-hydration'

const topic = 'quote request'

const empty: TypedQuote = emptyQuote

/** The quote form: checked when it is submitted, and from then on with every change. */
export function useQuoteForm(posted: PostedQuote | undefined) {
  const element = useRef<HTMLFormElement>(null)
  const call = phoneLink(useSite().phone)
  // What came with the page has been there since it began to load.
  const [shownAt] = useState(() => (isFirstForm() ? 0 : performance.now()))
  const [idempotencyKey, renewIdempotencyKey] = useReducer(
    createIdempotencyKey,
    undefined,
    createIdempotencyKey,
  )
  const [notice, setNotice] = useState<QuoteNoticeKind | 'nothing'>()

  const hydrated = useHydrated()

  const sending = useMutation({
    mutationFn: sendFromPage,
    // Without a network it fails at once instead of waiting for one.
    networkMode: 'always',
  })

  const form = useForm({
    defaultValues: posted?.values ?? empty,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: quoteRequestSchema },
    async onSubmit({ value, formApi }) {
      const request = v.parse(quoteRequestSchema, value)
      const trap = fieldOf(honeypotFields.trap)?.value ?? ''
      const outcome = await sending.mutateAsync({ request, idempotencyKey, trap, shownAt })
      void notify(outcome)
      if (outcome !== 'sent') return
      formApi.reset(empty, { keepDefaultValues: true })
      renewIdempotencyKey()
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

  function fieldOf(name: string) {
    return element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  }

  async function notify(kind: QuoteNoticeKind) {
    try {
      await prepareToasts()
    } catch {
      return setNotice(kind)
    }
    const message = { ...quoteNotices[kind], about: topic }
    if (kind === 'sent') return showToast({ ...message, tone: 'success' })
    const needsCall = kind === 'failed' || kind === 'refused'
    showToast({ ...message, tone: 'danger', ...(needsCall ? { link: call, timeout: 0 } : {}) })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (form.state.isSubmitting) return
    endToasts(({ about }) => about === topic)
    setNotice('nothing')
    sending.reset()
    await form.handleSubmit()
  }

  return { element, form, hydrated, notice, sending, submit }
}

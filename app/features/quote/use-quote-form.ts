import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'

import type { QuoteField, QuoteFieldName } from '#functions/_shared/quote-fields.ts'
import { useSite } from '~/business/use-site'
import { wayToCall } from '~/business/way-to-call'
import type { QuoteNoticeKind } from '~/content/quote-texts'
import { siteResponds } from '~/ui/missing-scripts'
import { prepareToasts } from '~/ui/toaster'

import type { PostedQuote } from './posted-quote'
import type { QuoteFormState } from './quote-form-state'

// Most visitors only pass it: what checks and sends it travels when somebody begins to fill it in, together with
// what tells how that ended, which must not depend on the network any more by then.
async function loadState() {
  const [state] = await Promise.all([import('./quote-form-state'), prepareToasts().catch(logged)])
  return state
}

/** What the form shows at the moment, and what its script adds to it. The fields keep their own values. */
export function useQuoteForm(fields: readonly QuoteField[], posted: PostedQuote | undefined) {
  // What came with the page has been there from its beginning: counting from the arrival of the script would call a
  // person on a slow line quick.
  const isInBrowser = useHydrated()
  const [shownAt] = useState(() => (isInBrowser ? performance.now() : 0))
  const call = wayToCall(useSite().phone)
  const state = useRef<QuoteFormState>(undefined)
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const [isSubmitting, setIsSubmitting] = useState(false)
  const [told, setTold] = useState<QuoteNoticeKind | 'nothing'>()
  const [receipt, setReceipt] = useState<ReactNode>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setTold('nothing')
    setReceipt(undefined)
    const loaded = await loadState().catch(logged)
    if (!loaded) {
      // The browser's own post still works, unless nothing does: then what was typed must not leave with the page.
      if (await siteResponds()) return form.submit()
      return setTold('failed')
    }
    state.current ??= loaded.createQuoteFormState({
      form,
      fields,
      shownAt,
      call,
      setErrors,
      setIsSubmitting,
      setNotice: setTold,
      setReceipt,
    })
    await state.current.submit()
  }

  function change(name: QuoteFieldName, value: string) {
    if (state.current) state.current.change(name, value)
    else if (errors[name]) setErrors(({ [name]: _mended, ...others }) => others)
  }

  return {
    errors,
    isSubmitting,
    receipt,
    /** How the attempt ended that was made in this page; undefined as long as there was none. */
    told,
    submit,
    change,
    // A failed preload says nothing yet: submitting tries again.
    preload: () => void loadState().catch(() => {}),
  }
}

function logged(error: unknown) {
  console.error('The script of the quote form did not load.', error)
}

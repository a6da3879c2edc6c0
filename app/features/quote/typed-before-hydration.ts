import { type RefObject, useEffect, useLayoutEffect } from 'react'

import { quoteFormId } from '~/components/layout/quote-link'

/**
 * The form in the page's HTML. Hydration keeps it, unless an extension or a translator has changed the page: then
 * React puts a new form in its place. A removed field keeps its value.
 */
let formInHtml = import.meta.env.SSR ? null : document.querySelector<HTMLFormElement>(`#${quoteFormId} form`)

let focused: EventTarget | null = import.meta.env.SSR ? null : document.activeElement

// Submitted while its script is still loading, the form waits for it.
let isSubmitted = false
let stopWaiting: () => void = () => {}

formInHtml?.addEventListener('focusin', ({ target }) => (focused = target))
formInHtml?.addEventListener('submit', holdSubmit)

function holdSubmit(event: SubmitEvent) {
  event.preventDefault()
  isSubmitted = true
  stopWaiting()
}

/** Lets the browser post the form, because its script did not load. */
export function leaveFormPlain(): void {
  formInHtml?.removeEventListener('submit', holdSubmit)
  if (isSubmitted) formInHtml?.submit()
}

/** Whether a form rendered now is the one that came as HTML, and not one of a page the visitor navigated to. */
export function isFirstForm(): boolean {
  return formInHtml !== null
}

/** Resolves with the visitor's first interaction. Other events, such as a row that scrolls by itself, do not count. */
export async function firstInteraction(): Promise<void> {
  if (isSubmitted || document.activeElement !== document.body || scrollY > 0) return
  const listening = new AbortController()
  await new Promise<void>((resolve) => {
    stopWaiting = resolve
    const act = ({ isTrusted, type, target }: Event) =>
      isTrusted && (type !== 'scroll' || target === document) && resolve()
    for (const type of ['pointerdown', 'keydown', 'focusin', 'input', 'scroll'])
      addEventListener(type, act, { capture: true, passive: true, signal: listening.signal })
  })
  listening.abort()
}

/** Carries values, focus and a submit from before hydration over to the form that React has now. */
export function useTypedBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  setValue: (name: string, value: string) => void,
): void {
  useLayoutEffect(() => {
    const earlier = formInHtml
    formInHtml = null
    earlier?.removeEventListener('submit', holdSubmit)
    for (const field of earlier ? textFields(form.current) : []) {
      const typed = textFields(earlier).find(({ name }) => name === field.name)
      if (!typed) continue
      if (field !== typed) field.value = typed.value
      setValue(field.name, typed.value)
      if (typed === focused && document.activeElement === document.body) field.focus({ preventScroll: true })
    }
  }, [form, setValue])

  useEffect(() => {
    if (isSubmitted) form.current?.requestSubmit()
    isSubmitted = false
  }, [form])
}

function textFields(form: HTMLFormElement | null): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
  )
}
